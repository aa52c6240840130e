// Where everything begins: go on with a puzzle, bring one of your own, or pick a kind.
import { Header } from "../shell/Header";
import { BegunList } from "./BegunList";
import { Bring } from "./Bring";
import { Doors } from "./Doors";
import { Kinds } from "./Kinds";

export function StartView() {
  return (
    <>
      <Header />
      <main class="start">
        <h1 class="unseen">Gridwright</h1>
        <BegunList />
        <Bring />
        <Doors />
        <Kinds />
      </main>
    </>
  );
}
