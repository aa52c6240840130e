// Buttons for quick fingers: browsers drop the click of a touch that comes within a third of a second after a drag.

/** Handlers of a button that does something when a finger leaves it, and at a click of whatever else. */
export const pressing = (act: () => void) => ({
  onClick: act,
  onTouchEnd(event: TouchEvent & { readonly currentTarget: HTMLButtonElement }): void {
    const [touch] = event.changedTouches;
    if (!touch || !event.cancelable || event.currentTarget.disabled || !isOver(event.currentTarget, touch)) return;
    event.preventDefault(); // or the click would do it again, if it comes
    act();
  },
});

/** Whether a finger is still where it began. */
function isOver(element: Element, { clientX, clientY }: Touch): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
