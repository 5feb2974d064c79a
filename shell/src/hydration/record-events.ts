// A separate script that runs before all others. It records presses and changes in a server-rendered page while its
// code is still loading (docs/decisions/0009). Links, and forms with a target, work without it.

type RecordedEvents = NonNullable<Window['recordedEvents']>;

const root = document.getElementById('root');

const controlOf = ({ type, target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  if (type === 'submit') return target instanceof HTMLFormElement && !target.hasAttribute('action') ? target : null;
  return target.closest<HTMLElement>('button:not([type="submit"])');
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

if (root?.dataset.rendered) {
  const pressed: RecordedEvents['pressed'] = [];
  const changed: RecordedEvents['changed'] = new Map();
  const press = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    // React may receive the event before the page is fully hydrated; the press must count once, after hydration.
    event.stopImmediatePropagation();
    pressed.push(control);
    root.dispatchEvent(new Event('recorded-press'));
  };
  const change = ({ target }: Event) => {
    if (!isField(target)) return;
    changed.set(target, { value: target.value, checked: target instanceof HTMLInputElement && target.checked });
  };
  const listeners = { click: press, submit: press, input: change };
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener);
  const stop = () => {
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener);
  };
  window.recordedEvents = { pressed, changed, stop };
}

export {};
