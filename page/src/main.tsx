import { render } from "preact";
import { followSettings } from "./browser/settings";
import { clickWhatIsTapped } from "./browser/taps";
import { App } from "./shell/App";
import "./style/page.css";

followSettings();
clickWhatIsTapped();
const page = document.getElementById("page");
if (page) render(<App />, page);
