import { isEmailAddress, isPhoneNumber, plainCode, withoutMarks } from './text-input.ts';

it.each([
  'sami@b.test',
  ' Sami+1@Sub.B.test ',
  'user@مثال.السعودية',
  'user@xn--mgbh0fb.xn--mgberp4a5d4ar',
  '\u202dsami@b.test\u202c',
])('An e-mail address: %s', (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  '',
  'sami',
  'sami@',
  '@b.test',
  'sami@b',
  'sami@مثال',
  'سامي@b.test',
  'sami@b..test',
  'sami@é.com/x',
  'a b@c.test',
])('No e-mail address: %s', (text) => expect(isEmailAddress(text)).toBe(false));

it('A phone number may be pasted with marks, Arabic digits and other dashes', () => {
  expect(isPhoneNumber('\u202d+٩٦٦ 50\u2011123 (45)\u202c')).toBe(true);
  expect(isPhoneNumber('\uff0b966\u00a050\u202f123\u00a045')).toBe(true);
  for (const text of ['call my office', '5', '—', '📞', '------', '']) expect(isPhoneNumber(text)).toBe(false);
});

it('Codes lose all invisible characters; prose keeps its joiners', () => {
  expect(plainCode('\u200eGLV\u200d-٢\u200b')).toBe('GLV-2');
  expect(withoutMarks('\u200fمی\u200cخواهم\u202e')).toBe('می\u200cخواهم');
});
