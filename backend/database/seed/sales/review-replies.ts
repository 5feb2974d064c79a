import type { Lang } from '../../../src/facts/languages.ts';
import type { Bilingual } from '../bilingual.ts';
import { hoursAfter } from '../moments.ts';
import type { Random } from '../random.ts';

/** A vendor's reply; both fields are empty for an unanswered review. */
export interface ReviewReply {
  answer: string;
  answered_at: string | null;
}

const thanks: readonly Bilingual[] = [
  ['Thank you for taking the time. We look forward to your next order.', 'شكرًا على وقتك، ونتطلع إلى خدمتك من جديد.'],
  ['We are glad that it does its work well. Thank you.', 'يسرنا أن المنتج يؤدي عمله جيدًا. شكرًا لك.'],
];

const regrets: readonly Bilingual[] = [
  [
    'We are sorry about this. Please write to us with the order number and we will put it right.',
    'نأسف لما حدث. راسلنا برقم الطلب وسنعالج الأمر.',
  ],
  [
    'Thank you for telling us. We have passed this on to the people who pack our parcels.',
    'شكرًا لإبلاغنا. أوصلنا ملاحظتك إلى من يجهّز الشحنات لدينا.',
  ],
];

const unanswered: ReviewReply = { answer: '', answered_at: null };

/** Reply to about half of the reviews, within three days and in the language of the review. */
export function replyTo(rating: number, lang: Lang, writtenAt: string, now: Date, random: Random): ReviewReply {
  const [english, arabic] = random.pick(rating >= 4 ? thanks : regrets);
  const at = hoursAfter(writtenAt, random.int(5, 72));
  if (!random.chance(0.5) || Date.parse(at) > now.getTime()) return unanswered;
  return { answer: lang === 'ar' ? arabic : english, answered_at: at };
}
