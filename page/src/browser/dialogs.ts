// Whether a dialog is open, which then has all keys for itself.

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;
