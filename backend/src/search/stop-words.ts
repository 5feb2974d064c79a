import { fold } from '../text/fold.ts';

/** Words that customers type around what they search for and that do not distinguish products. */
const STOP_WORDS = new Set(
  [
    'a an and any are as at be best but buy by can cheap do does for from get give good have help how i im in into is',
    'it its like looking me my need of on or our please price put some something that the their them these they thing',
    'things this to us use used want we what when where which who why will with you your all both during am so than',
    'sit stay while size sized sizes colour color',
    'في من إلى على عن مع او ثم هو هي هذا هذه ذلك التي الذي هل ما ماذا متي اين كيف كم ليش ايش وش شنو ابي ابغي اريد',
    'ابغا احتاج محتاج ممكن عند عندكم عندي لو شي شيء حق حقي مال افضل احسن ارخص رخيص رخيصه سعر بسعر اسعار شراء اشتري',
    'علشان عشان مقاس بمقاس لون بلون لاجل اثناء بعد قبل كل اي انا لي لنا',
  ].flatMap((line) => fold(line).split(' ')),
);

/** True for a folded word that may be left out. A final "a" is not a stop word: vitamin a. */
export const isStopWord = (folded: string, isLast: boolean): boolean =>
  STOP_WORDS.has(folded) && !(isLast && folded === 'a');
