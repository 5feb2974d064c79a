import type { Behaviour } from './cards.ts';

// The bank's own texts: as another company, it does not share the shop's.

interface Texts extends Record<Behaviour, string> {
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

const en: Texts = {
  title: 'Test bank',
  demo: 'This is a demo: no money moves, and real cards do not work here.',
  ...{ order: 'Order', amount: 'Amount', card: 'Card number', name: 'Name on the card', expiry: 'Expires (MM/YY)' },
  ...{ cvc: 'Security code', pay: 'Pay', cancel: 'Cancel', code: 'Code from your bank', confirm: 'Confirm' },
  codeHint: 'The code is 1234. Any other code is rejected.',
  stayTitle: 'Your bank is processing the payment',
  stay: 'Go back to the shop to see the result.',
  back: 'Back to the shop',
  cards: 'Test cards',
  success: 'Payment succeeds',
  declined: 'Payment is declined',
  secure: 'Asks for a code (1234)',
  silent: 'Payment succeeds; the shop is not notified',
  thrice: 'Payment succeeds; the shop is notified three times',
  late: 'Payment succeeds; the shop is notified a minute later',
  no_return: 'Payment succeeds; you are not sent back to the shop',
  webhook_first: 'Payment succeeds; the shop is notified before you return, in the wrong order',
  no_capture: 'The amount is held, but captures fail',
  slow_refund: 'Payment succeeds; refunds take a few seconds',
  mastercard: 'Mastercard: payment succeeds',
  mada: 'mada: payment succeeds',
  benefit: 'BENEFIT: payment in BHD succeeds',
};

const ar: Texts = {
  title: 'بنك تجريبي',
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
  stayTitle: 'بنكك يعالج عملية الدفع',
  stay: 'عُد إلى المتجر لمعرفة النتيجة.',
  back: 'العودة إلى المتجر',
  cards: 'بطاقات للتجربة',
  success: 'يتم الدفع',
  declined: 'تُرفض',
  secure: 'تطلب رمزًا (1234)',
  silent: 'يتم الدفع ولا يُبلَّغ المتجر',
  thrice: 'يتم الدفع ويُبلَّغ المتجر ثلاث مرات',
  late: 'يتم الدفع ويُبلَّغ المتجر بعد دقيقة',
  no_return: 'يتم الدفع ولا تُعاد إلى المتجر',
  webhook_first: 'يتم الدفع ويُبلَّغ المتجر قبل عودتك وبترتيب خاطئ',
  no_capture: 'يُحجز المبلغ ويفشل خصمه',
  slow_refund: 'يتم الدفع، ويستغرق رد المبلغ بضع ثوانٍ',
  mastercard: 'ماستركارد: يتم الدفع',
  mada: 'مدى: يتم الدفع',
  benefit: 'بنفت: يتم الدفع بالدينار البحريني',
};

export const TEXTS = { en, ar } as const;
