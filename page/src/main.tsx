import { render } from "preact";
import { followSettings } from "./browser/settings";
import { App } from "./shell/App";
import "./style/page.css";

followSettings();
const page = document.getElementById("page");
if (page) render(<App />, page);
