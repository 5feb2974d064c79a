import { matching, type Command } from './command.ts';
import { gearIcon } from '../../icon/shapes.ts';

const commands = ['الطلبات', 'إعدادات المنصّة', 'Add vendor'].map((label): Command => ({
  id: label,
  label,
  icon: gearIcon,
  run: '/',
}));
const found = (text: string) => matching(commands, text).map(({ label }) => label);

it.each([
  ['vendor add', ['Add vendor']],
  ['ADD', ['Add vendor']],
  ['اعدادات', ['إعدادات المنصّة']],
  ['المنصه', ['إعدادات المنصّة']],
  ['طلب', ['الطلبات']],
  ['dor', []],
  ['nothing', []],
])('A person who types "%s" finds the commands with these words, however they are written', (text, labels) => {
  expect(found(text)).toEqual(labels);
});
