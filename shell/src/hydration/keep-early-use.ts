// A script of its own, which comes before all others: it notes what people press in a page that came as HTML, while the
// code behind its buttons is still on its way (docs/decisions/0038). Links, and forms that lead somewhere, work without.

const root = document.getElementById('root');

const controlOf = ({ type, target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  if (type === 'submit') return target instanceof HTMLFormElement && !target.hasAttribute('action') ? target : null;
  return target.closest<HTMLElement>('button:not([type="submit"])');
};

if (root?.dataset.rendered) {
  const pressed: HTMLElement[] = [];
  const note = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    pressed.push(control);
    root.dispatchEvent(new Event('early-press'));
  };
  for (const type of ['click', 'submit']) root.addEventListener(type, note);
  window.earlyUse = {
    pressed,
    stop() {
      for (const type of ['click', 'submit']) root.removeEventListener(type, note);
    },
  };
}
