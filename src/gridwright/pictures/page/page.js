"use strict";
(() => {
  const find = (name) => document.querySelector(name);
  const frames = [...document.querySelectorAll(".frame")];
  const last = frames.length - 1;
  const parts = [...document.querySelectorAll("#board [data-at]")].map((part) => [part, spans(part.dataset.at)]);
  const cells = [...document.querySelectorAll("table tr + tr td")];
  const given = cells.map((cell) => cell.textContent);
  const telling = find("#telling"), slider = find("#slider"), steps = find("#steps");
  const buttons = Object.fromEntries([...document.querySelectorAll("button")].map((button) => [button.id, button]));
  const names = frames.map((frame) => frame.id);
  let now = 0, timer = 0;

  function spans(text) {
    return text.split(" ").map((span) => span.split("-").map(Number)).map(([from, to = from]) => [from, to]);
  }

  function draw(number, pencilled = buttons.candidates.ariaPressed === "true") {
    const seen = pencilled ? number + frames.length : number; // pictures with all candidates come behind the others
    for (const [part, at] of parts) {
      const shown = at.some(([from, to]) => from <= seen && seen <= to);
      if (shown === part.hasAttribute("display")) {
        shown ? part.removeAttribute("display") : part.setAttribute("display", "none");
      }
    }
  }

  function fill(number) {
    const values = [...given];
    for (const frame of frames.slice(0, number + 1)) {
      for (const placed of frame.dataset.placed.split(" ").filter(Boolean)) {
        const [cell, value] = placed.split("=");
        values[cell] = value;
      }
    }
    cells.forEach((cell, place) => { cell.textContent = values[place]; });
  }

  function show(number) {
    frames[now].querySelector("a").removeAttribute("aria-current");
    now = Math.min(Math.max(number, 0), last);
    const frame = frames[now];
    const told = (part) => frame.querySelector(part)?.textContent ?? "";
    frame.querySelector("a").setAttribute("aria-current", "step");
    for (const part of [".name", ".rating", ".text"]) {
      telling.querySelector(part).textContent = told(part);
    }
    telling.querySelector(".count").textContent = frame.dataset.count;
    telling.classList.toggle("long", told(".text").length > 300);
    document.documentElement.dataset.end = now === last ? telling.dataset.state : "";
    find("#board-title").textContent = `${frame.dataset.count}: ${told(".name")}`;
    find("#board-desc").textContent = told(".text");
    slider.value = now;
    slider.ariaValueText = `${frame.dataset.count}: ${told(".name")}`;
    buttons.first.ariaDisabled = buttons.back.ariaDisabled = String(now === 0);
    buttons.next.ariaDisabled = buttons.last.ariaDisabled = String(now === last);
    draw(now);
    fill(now);
    const top = frame.offsetTop - steps.offsetTop;
    if (top < steps.scrollTop || top + frame.offsetHeight > steps.scrollTop + steps.clientHeight) {
      steps.scrollTop = top - steps.clientHeight / 2;
    }
  }

  function go(number) {
    pause();
    show(number);
    history.replaceState(null, "", `#${names[now]}`);
  }

  function play() {
    if (now === last) show(0);
    telling.ariaLive = "off"; // or it would talk without a pause
    document.documentElement.dataset.playing = "";
    buttons.play.ariaLabel = buttons.play.title = buttons.play.dataset.pause;
    wait();
  }

  function wait() {
    timer = setTimeout(() => {
      show(now + 1);
      now === last ? pause() : wait();
    }, 1200 + 25 * telling.querySelector(".text").textContent.length);
  }

  function pause() {
    clearTimeout(timer);
    timer = 0;
    telling.ariaLive = "polite";
    delete document.documentElement.dataset.playing;
    buttons.play.ariaLabel = buttons.play.title = buttons.play.dataset.play;
  }

  const keys = {
    ArrowLeft: () => go(now - 1),
    ArrowRight: () => go(now + 1),
    Home: () => go(0),
    End: () => go(last),
    " ": () => (timer ? pause() : play()),
  };

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    const own = target === slider || (key === " " && target.closest("a, button, summary"));
    if (keys[key] && !own && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      keys[key]();
    }
  });
  buttons.first.addEventListener("click", keys.Home);
  buttons.back.addEventListener("click", keys.ArrowLeft);
  buttons.play.addEventListener("click", keys[" "]);
  buttons.next.addEventListener("click", keys.ArrowRight);
  buttons.last.addEventListener("click", keys.End);
  buttons.candidates.addEventListener("click", () => {
    buttons.candidates.ariaPressed = String(buttons.candidates.ariaPressed !== "true");
    draw(now);
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  frames.forEach((frame, number) => frame.querySelector("a").addEventListener("click", (event) => {
    event.preventDefault();
    go(number);
  }));

  const wanted = () => names.indexOf(location.hash.slice(1));
  window.addEventListener("hashchange", () => wanted() >= 0 && go(wanted()));

  // Paper has the start, the end and all steps.
  const details = find("#all");
  let open = true;
  window.addEventListener("beforeprint", () => {
    open = details.open;
    details.open = true;
    draw(0, false);
  });
  window.addEventListener("afterprint", () => {
    details.open = open;
    draw(now);
  });

  frames.forEach((frame) => frame.removeAttribute("id")); // or the browser would scroll away from the board
  document.documentElement.classList.add("steps");
  find("#player").hidden = telling.hidden = false;
  find("#marks").hidden = !find("#legend").childElementCount; // a puzzle without steps has none
  show(Math.max(wanted(), 0));
})();
