// A script of its own, which comes before all others: it notes what people press and change in a page that came as HTML,
// while the code behind it is still on its way (docs/decisions/0038). Links, and forms that lead somewhere, work without.

type EarlyUse = NonNullable<Window['earlyUse']>;

const root = document.getElementById('root');

const controlOf = ({ type, target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  if (type === 'submit') return target instanceof HTMLFormElement && !target.hasAttribute('action') ? target : null;
  return target.closest<HTMLElement>('button:not([type="submit"])');
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

if (root?.dataset.rendered) {
  const pressed: EarlyUse['pressed'] = [];
  const changed: EarlyUse['changed'] = new Map();
  const press = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    // React may hear of it already, while the page is not quite its own: a press is done once, when it is.
    event.stopImmediatePropagation();
    pressed.push(control);
    root.dispatchEvent(new Event('early-press'));
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
  window.earlyUse = { pressed, changed, stop };
}

export {};
