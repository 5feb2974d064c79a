import type { Behaviour } from './cards.ts';

// The bank's own texts: it is another company, and knows nothing of the shop's.

interface Words extends Record<Behaviour, string> {
  title: string;
  demo: string;
  order: string;
  amount: string;
  card: string;
  name: string;
  expiry: string;
  cvc: string;
  pay: string;
  cancel: string;
  code: string;
  codeHint: string;
  confirm: string;
  stayTitle: string;
  stay: string;
  back: string;
  cards: string;
}

const en: Words = {
  title: 'Balsam test bank',
  demo: 'This is a demonstration: no money moves, and no real card works here.',
  ...{ order: 'Order', amount: 'Amount', card: 'Card number', name: 'Name on the card', expiry: 'Expires (MM/YY)' },
  ...{ cvc: 'Security code', pay: 'Pay', cancel: 'Cancel', code: 'Code from your bank', confirm: 'Confirm' },
  codeHint: 'The code is 1234; any other one is refused.',
  stayTitle: 'Your bank is working on it',
  stay: 'You can go back to the shop, which will tell you how it ended.',
  back: 'Back to the shop',
  cards: 'Cards to try',
  success: 'Pays',
  declined: 'Is declined',
  secure: 'Asks for a code (1234)',
  silent: 'Takes the money and tells nobody',
  thrice: 'Tells the shop three times',
  late: 'Tells the shop a minute later',
  no_return: 'Never comes back to the shop',
  webhook_first: 'Tells the shop before you are back, and in the wrong order',
  no_capture: 'Holds the money and lets nobody take it',
  slow_refund: 'Pays; a refund takes a while',
  mada: 'mada: pays',
  benefit: 'BENEFIT: pays in BHD',
};

const ar: Words = {
  title: 'بنك بلسم التجريبي',
  demo: 'هذا عرض تجريبي: لا تنتقل أي أموال، ولا تعمل هنا أي بطاقة حقيقية.',
  ...{
    order: 'الطلب',
    amount: 'المبلغ',
    card: 'رقم البطاقة',
    name: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء (شهر/سنة)',
  },
  ...{ cvc: 'رمز الأمان', pay: 'ادفع', cancel: 'إلغاء', code: 'الرمز المرسل من بنكك', confirm: 'تأكيد' },
  codeHint: 'الرمز هو 1234، وأي رمز آخر مرفوض.',
  stayTitle: 'بنكك يعالج العملية',
  stay: 'يمكنك العودة إلى المتجر، وسيخبرك بالنتيجة.',
  back: 'العودة إلى المتجر',
  cards: 'بطاقات للتجربة',
  success: 'يتم الدفع',
  declined: 'تُرفض',
  secure: 'تطلب رمزًا (1234)',
  silent: 'يُخصم المبلغ ولا يُبلَّغ أحد',
  thrice: 'يُبلَّغ المتجر ثلاث مرات',
  late: 'يُبلَّغ المتجر بعد دقيقة',
  no_return: 'لا تعيدك إلى المتجر',
  webhook_first: 'يُبلَّغ المتجر قبل عودتك وبترتيب خاطئ',
  no_capture: 'يُحجز المبلغ ولا يمكن خصمه',
  slow_refund: 'يتم الدفع، ويستغرق رد المبلغ بعض الوقت',
  mada: 'مدى: يتم الدفع',
  benefit: 'بنفت: يتم الدفع بالدينار البحريني',
};

export const TEXTS = { en, ar } as const;
