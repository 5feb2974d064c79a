import userEvent from '@testing-library/user-event';
import { replayEvents } from './event-replay.ts';

/** A server-rendered page with the script that runs first. */
function receiveFields(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root" data-rendered="shop/1.0.0">${html}</div>`;
  jest.isolateModules(() => jest.requireActual('./record-events.ts'));
  return document.getElementById('root') as HTMLElement;
}

test('Typing while React hydrates the page loses no letter', async () => {
  const root = receiveFields('<input>');
  const field = root.querySelector('input') as HTMLInputElement;
  await userEvent.type(field, 'ma');
  const repeat = replayEvents(root);
  await userEvent.type(field, 'sk');
  // React does not know what was typed and resets the field.
  field.value = '';
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(field.value));
  repeat();
  expect(heard).toEqual(['mask']);
});

test('Values that the browser restored from an earlier visit are reset', () => {
  const root = receiveFields('<input value="1"><input type="checkbox"><select><option>A<option selected>B</select>');
  const [amount, box] = root.querySelectorAll('input');
  const choice = root.querySelector('select');
  Object.assign(amount ?? {}, { value: '7' });
  Object.assign(box ?? {}, { checked: true });
  Object.assign(choice ?? {}, { value: 'A' });
  replayEvents(root);
  expect([amount?.value, box?.checked, choice?.value]).toEqual(['1', false, 'B']);
});

test('A form sent twice before React starts is sent once; button presses all count', async () => {
  const root = receiveFields('<form><button type="submit">Send</button></form><button type="button">More</button>');
  const [send, more] = root.querySelectorAll('button');
  for (const button of [send, send, more, more]) button?.click();
  const repeat = replayEvents(root);
  const heard: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  more?.addEventListener('click', () => heard.push('pressed'));
  await repeat();
  expect(heard).toEqual(['sent', 'pressed', 'pressed']);
});
