import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../src/text/fold.ts';
import { stem } from '../../src/search/stems/stem.ts';
import { tokensOf } from '../../src/search/tokens.ts';

const assertAlike = (...words: string[]) => {
  const [first = '', ...others] = words.map((word) => stem(fold(word)));
  for (const [index, other] of others.entries()) assert.equal(other, first, `${words[index + 1]} and ${words[0]}`);
};

const assertApart = (left: string, right: string) => assert.notEqual(stem(fold(left)), stem(fold(right)));

test('English words match in singular and plural, whatever their ending', () => {
  assertAlike('glove', 'gloves');
  assertAlike('baby', 'babies');
  assertAlike('box', 'boxes');
  assertAlike('foot', 'feet');
  assertAlike('child', 'children', "children's", 'childrens');
  assertAlike('disinfect', 'disinfectant', 'disinfection', 'disinfecting');
  assertAlike('cushion', 'cushioned', 'cushions');
  assertApart('walker', 'walk');
  assertApart('needle', 'need');
});

test('British and American spellings match', () => {
  assertAlike('nebuliser', 'nebulizer', 'nebulisers');
  assertAlike('sanitiser', 'sanitizer', 'sanitising');
  assertAlike('moisturising', 'moisturizing', 'moisturizer');
  assertAlike('paediatric', 'pediatric');
  assertAlike('colour', 'color', 'colours');
  assertAlike('litre', 'liter', 'litres');
  assertAlike('theatre', 'theater');
  assertAlike('aluminium', 'aluminum');
  assertAlike('haemorrhoid', 'hemorrhoid');
  assertAlike('orthopaedic', 'orthopedic');
});

test('Arabic words match with and without any form of the article', () => {
  assertAlike('جهاز', 'الجهاز', 'بالجهاز', 'للجهاز', 'والجهاز', 'كالجهاز');
  assertAlike('ضغط', 'الضغط');
  assertAlike('التهاب', 'الالتهاب');
});

test('Regular and broken Arabic plurals match their singular', () => {
  assertAlike('قفاز', 'قفازات', 'القفازات');
  assertAlike('كمامة', 'كمامات', 'كمامه', 'كمائم');
  assertAlike('ممرض', 'ممرضة', 'ممرضين', 'ممرضون');
  assertAlike('ميزان', 'موازين', 'الموازين');
  assertAlike('كرسي', 'كراسي', 'الكراسي');
  assertAlike('جهاز', 'أجهزة', 'للأجهزة');
  assertAlike('طفل', 'أطفال', 'للأطفال');
  assertAlike('إبرة', 'إبر', 'ابر');
  assertAlike('ألم', 'آلام', 'لآلام');
  assertAlike('طبي', 'طبية', 'الطبية');
  assertAlike('كانيولا', 'كانيولة');
  assertApart('كمامة', 'كم');
  assertApart('بالغ', 'غ');
});

test('Arabic words match with Persian letters, without hamza and in any digits', () => {
  assertAlike('كرسي', 'کرسی');
  assertAlike('أقنعة', 'اقنعه', 'أَقْنِعَة', 'أقنـعة');
  assertAlike('كهرباء', 'كهربا');
  assertAlike('د3', 'د٣', 'د۳');
});

test('A number and its unit are two words in any spelling', () => {
  const words = (text: string) => tokensOf(text).map(({ folded }) => folded);
  for (const typed of ['500ml', '500 ml', '٥٠٠ml']) assert.deepEqual(words(typed), ['500', 'ml'], typed);
  assert.deepEqual(words('4ملم'), ['4', 'ملم']);
  assert.deepEqual(words('10x10 cm'), words('10 × 10cm'));
  assert.deepEqual(words('7.5cm'), ['7.5', 'cm']);
  for (const whole of ['n95', '2xl', 'd3']) assert.deepEqual(words(whole), [whole]);
});
