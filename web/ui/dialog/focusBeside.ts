import { useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea';

/** For each ancestor of an element, from the nearest on: how many focusable elements in it come before this one. */
type Place = readonly { around: Element; before: number }[];

function placeOf(element: Element | null): Place {
  const place = [];
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const all = [...around.querySelectorAll(FOCUSABLE)];
    place.push({ around, before: all.findIndex((each) => each === element) });
  }
  return place;
}

/** Focuses what is now in a place: the same button of the next row, else of the one before, else what is near the list. */
function focusIn(place: Place): void {
  if (document.activeElement !== document.body) return;
  for (const { around, before } of place) {
    if (!around.isConnected) continue;
    const all = around.querySelectorAll<HTMLElement>(FOCUSABLE);
    const found = all[Math.min(before, all.length - 1)];
    found?.focus();
    if (found !== undefined) return;
  }
}

/** Follows {@link focusIn} once the element is gone, which may be after the list has loaded again. */
function watch(element: Element | null, place: Place): void {
  if (element?.isConnected !== true) {
    focusIn(place);
    return;
  }
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    focusIn(place);
  });
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}

/**
 * For a dialog that deletes what it was opened from, such as a row of a list: the button that opened it goes with the row,
 * and the focus would go with the button. The returned function says that it was deleted; to be used inside the dialog.
 */
export function useFocusBeside(): () => void {
  const isDeleted = useRef(false);
  // Read before the dialog shows, and takes the focus.
  const [opened] = useState(() => ({ by: document.activeElement, place: placeOf(document.activeElement) }));
  useEffect(
    () => () => {
      if (isDeleted.current) watch(opened.by, opened.place);
    },
    [opened],
  );
  return () => {
    isDeleted.current = true;
  };
}

/** The same for a button that deletes its row at once. To be called before the row goes. */
export function keepFocusBeside(button: Element): void {
  watch(button, placeOf(button));
}
