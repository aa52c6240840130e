// Buttons for quick fingers: browsers drop the click of a touch that comes within a third of a second after a drag.

/** From now on a button is clicked when the finger leaves it that touched it, whatever the browser makes of that. */
export function clickWhatIsTapped(): void {
  document.addEventListener("touchend", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const [touch] = event.changedTouches;
    if (!button || !touch || !event.cancelable || button.disabled || !isOver(button, touch)) return;
    event.preventDefault(); // or there would be a second click, if it comes
    button.click();
  });
}

/** Whether a finger is still where it began. */
function isOver(element: Element, { clientX, clientY }: Touch): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
