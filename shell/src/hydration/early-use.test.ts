import userEvent from '@testing-library/user-event';
import { takeEarlyUse } from './early-use.ts';

/** A page that came as HTML, with the script that comes first. */
function receiveFields(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root" data-rendered="shop/1.0.0">${html}</div>`;
  jest.isolateModules(() => jest.requireActual('./keep-early-use.ts'));
  return document.getElementById('root') as HTMLElement;
}

test('Who goes on typing while React takes the page over loses no letter', async () => {
  const root = receiveFields('<input>');
  const field = root.querySelector('input') as HTMLInputElement;
  await userEvent.type(field, 'ma');
  const repeat = takeEarlyUse(root);
  await userEvent.type(field, 'sk');
  // React knows of nothing that was typed, and puts the field back.
  field.value = '';
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(field.value));
  repeat();
  expect(heard).toEqual(['mask']);
});

test('What a browser has filled in from an earlier visit goes again', () => {
  const root = receiveFields('<input value="1"><input type="checkbox"><select><option>A<option selected>B</select>');
  const [amount, box] = root.querySelectorAll('input');
  const choice = root.querySelector('select');
  Object.assign(amount ?? {}, { value: '7' });
  Object.assign(box ?? {}, { checked: true });
  Object.assign(choice ?? {}, { value: 'A' });
  takeEarlyUse(root);
  expect([amount?.value, box?.checked, choice?.value]).toEqual(['1', false, 'B']);
});

test('Who sends a form twice before React is there has sent it once; a button that was pressed twice is pressed twice', async () => {
  const root = receiveFields('<form><button type="submit">Send</button></form><button type="button">More</button>');
  const [send, more] = root.querySelectorAll('button');
  for (const button of [send, send, more, more]) button?.click();
  const repeat = takeEarlyUse(root);
  const heard: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  more?.addEventListener('click', () => heard.push('pressed'));
  await repeat();
  expect(heard).toEqual(['sent', 'pressed', 'pressed']);
});
