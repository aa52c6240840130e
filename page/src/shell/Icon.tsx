// Small pictures of what a button does, drawn with one pen.

const PATHS = {
  undo: "M8 5 4 9l4 4M4 9h9a5 5 0 0 1 0 10h-3",
  redo: "m16 5 4 4-4 4M20 9h-9a5 5 0 0 0 0 10h3",
  erase: "M9 6h12v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2.2h5.4c0-1 .3-1.7.9-2.2A6 6 0 0 0 12 3z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  trial: "M6 4v16M6 8h6a5 5 0 0 1 5 5v2M14 12.5l3 3 3-3",
  why: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  play: "M7 5v14l11-7z",
  close: "M6 6l12 12M18 6 6 18",
  back: "M14 5l-7 7 7 7",
  next: "m10 5 7 7-7 7",
  settings: "M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 12v7h12v-7",
  plus: "M12 5v14M5 12h14",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  open: "M4 18V6h6l2 2h8v10z",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M7 14h10",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  pencil: "m4 20 1-4L16 5l3 3L8 19zM14 7l3 3",
  restart: "M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4",
  minus: "M5 12h14",
  regions: "M4 4h16v16H4zM4 11h6v9M10 11V8h10M15 8v12",
  digit: "M4 4h16v16H4zM9 8.5 12 7v10M9.5 17h5",
  clue: "M4 12h16M4 4h16v16H4zM13 9.5 10.5 12l2.5 2.5",
  hole: "M4 4h16v16H4zM4 20 20 4M4 12l8-8M12 20l8-8",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  larger: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5 20 20M10 7.5v5M7.5 10h5",
  smaller: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5 20 20M7.5 10h5",
  several: "M4 4h6v6H4zM14 14h6v6h-6zM4 14h6v6H4zM17 4v6M14 7h6",
  book: "M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 17a2 2 0 0 1 2-2h12",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
