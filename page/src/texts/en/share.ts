// A puzzle leaves the page.
export const share = {
  share: "Share",
  link: "Link",
  linkMeaning: "The whole puzzle is in the link; nothing is stored on a server.",
  linkBroken: "There is no puzzle in this link. It may have been cut short when it was copied.",
  linkRefused: "The puzzle in this link cannot be played:",
  notation: "As text",
  losses: "This notation leaves out:",
  picture: "Picture",
  print: "Print",
  printEntries: "With what I have filled in",
  copy: "Copy",
  copied: "Copied",
  changeIt: "Change the puzzle",
  intoBook: "Put into a book",
} as const;
