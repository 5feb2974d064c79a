import { daysBefore } from '../moments.ts';
import { adminId } from './people-rows.ts';

interface Message {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** Days ago. */
  sent: number;
  /** Days ago; omitted if not yet handled. */
  handled?: number;
}

/** Questions from the contact form, oldest first. */
const messages: readonly Message[] = [
  {
    name: 'Khalid Al Mansoori',
    email: 'khalid@mail.balsam.test',
    phone: '+966 50 772 1048',
    subject: 'Invoice for a company',
    message: 'We bought gloves for our office. Can the invoice carry our company name and VAT number?',
    sent: 61,
    handled: 60,
  },
  {
    name: 'أمل الدوسري',
    email: 'amal@mail.balsam.test',
    phone: '+973 3671 2209',
    subject: 'استبدال مقاس',
    message: 'طلبت زيًّا طبيًّا بمقاس كبير وأحتاج إلى المقاس الأوسط. كيف أستبدله؟',
    sent: 48,
    handled: 47,
  },
  {
    name: 'Rania Haddad',
    email: 'rania@mail.balsam.test',
    phone: '+966 54 310 8862',
    subject: 'Blood pressure monitor shows an error',
    message: 'The monitor shows E3 since yesterday. New batteries did not help. Is this covered by the warranty?',
    sent: 35,
    handled: 34,
  },
  {
    name: 'سلمان العتيبي',
    email: 'salman@mail.balsam.test',
    phone: '+966 56 904 3317',
    subject: 'التوصيل إلى القرى',
    message: 'هل تصل طلباتكم إلى محافظة الأفلاج؟ وكم يستغرق التوصيل؟',
    sent: 29,
    handled: 28,
  },
  {
    name: 'Maria Santos',
    email: 'maria@mail.balsam.test',
    phone: '+973 3388 5120',
    subject: 'Selling in your shop',
    message: 'We import wound dressings and would like to sell them here. Which papers do you need from us?',
    sent: 22,
    handled: 20,
  },
  {
    name: 'نورة القحطاني',
    email: 'noura.clinic@mail.balsam.test',
    phone: '+966 53 441 7709',
    subject: 'فاتورة باسم العيادة',
    message: 'نرجو إصدار الفاتورة باسم عيادة النور لطب الأسنان بدلًا من الاسم الشخصي.',
    sent: 15,
    handled: 14,
  },
  {
    name: 'Mona Al Jishi',
    email: 'mona@mail.balsam.test',
    phone: '+973 3912 4471',
    subject: 'Monthly supply for a dental clinic',
    message:
      'We need gloves, masks and surface wipes every month for three treatment rooms. Could you send us a quote?',
    sent: 9,
    handled: 8,
  },
  {
    name: 'ياسر الحربي',
    email: 'yasser@mail.balsam.test',
    phone: '+966 55 663 0184',
    subject: 'رمز الخصم لا يعمل',
    message: 'كتبت رمز الخصم OPENING10 في السلة فظهر لي أنه نفد. هل لديكم رمز آخر؟',
    sent: 6,
    handled: 5,
  },
  {
    name: 'ماجد السبيعي',
    email: 'majed@mail.balsam.test',
    phone: '+966 55 218 7730',
    subject: 'كراسٍ متحركة لمركز رعاية',
    message: 'نحتاج إلى ستة كراسٍ متحركة قابلة للطي مع التوصيل إلى المدينة المنورة. نرجو إرسال عرض سعر.',
    sent: 3,
  },
  {
    name: 'Hassan Al Alawi',
    email: 'hassan@mail.balsam.test',
    phone: '+973 3420 6691',
    subject: 'Two parcels, one is missing',
    message: 'My order came in two parcels. The masks are here, the thermometer is not. Where can I see its way?',
    sent: 2,
  },
  {
    name: 'Daniel Reyes',
    email: 'daniel@mail.balsam.test',
    phone: '+973 3644 1905',
    subject: 'First-aid kits for a school',
    message: 'Do the school kits come with a list of contents in Arabic and English? We would take twelve.',
    sent: 1,
  },
  {
    name: 'ريم الزهراني',
    email: 'reem@mail.balsam.test',
    phone: '+966 58 127 4406',
    subject: 'جهاز قياس السكر',
    message: 'هل تتوفر شرائط الفحص لجهاز قياس السكر وحدها؟ أحتاج إلى علبتين كل شهر.',
    sent: 0.3,
  },
];

/** Messages to the shop; the newest four are unanswered. */
export const contactMessageRows = (now: Date) =>
  messages.map(({ phone, sent, handled, ...message }) => ({
    ...message,
    phone_number: phone,
    created_at: daysBefore(now, sent),
    handled_at: handled === undefined ? null : daysBefore(now, handled),
    handled_by: handled === undefined ? null : adminId,
  }));
