import { daysBefore } from '../moments.ts';
import type { DemoProduct } from '../catalogue/build-catalogue.ts';
import { isOnSale } from '../catalogue/build-catalogue.ts';
import type { DemoCustomer } from './build-people.ts';

/** Some customers and two readers without an account get the newsletter; two have not confirmed yet, one has left. */
export function subscriberRows(now: Date, customers: readonly DemoCustomer[]) {
  const readers = customers.filter((_, index) => index % 3 === 1).map(({ email, lang }) => ({ email, lang }));
  const guests = [
    { email: 'reader@mail.balsam.test', lang: 'en' },
    { email: 'qari@mail.balsam.test', lang: 'ar' },
  ];
  return [...readers, ...guests].map((reader, index) => ({
    ...reader,
    created_at: daysBefore(now, 120 - index * 5),
    confirmed_at: index % 7 === 3 ? null : daysBefore(now, 119 - index * 5),
    unsubscribed_at: index === 5 ? daysBefore(now, 20) : null,
  }));
}

/** Questions from the contact form that wait for an answer, and one that has it. */
export const contactMessageRows = (now: Date) => [
  {
    name: 'Mona Al Jishi',
    email: 'mona@mail.balsam.test',
    phone_number: '+973 3912 4471',
    subject: 'Monthly supply for a dental clinic',
    message:
      'We need gloves, masks and surface wipes every month for three treatment rooms. Could you send us a quote?',
    handled_at: daysBefore(now, 8),
    created_at: daysBefore(now, 9),
  },
  {
    name: 'ماجد السبيعي',
    email: 'majed@mail.balsam.test',
    phone_number: '+966 55 218 7730',
    subject: 'كراسٍ متحركة لمركز رعاية',
    message: 'نحتاج إلى ستة كراسٍ متحركة قابلة للطي مع التوصيل إلى المدينة المنورة. نرجو إرسال عرض سعر.',
    handled_at: null,
    created_at: daysBefore(now, 3),
  },
  {
    name: 'Daniel Reyes',
    email: 'daniel@mail.balsam.test',
    phone_number: '+973 3644 1905',
    subject: 'First-aid kits for a school',
    message: 'Do the school kits come with a list of contents in Arabic and English? We would take twelve.',
    handled_at: null,
    created_at: daysBefore(now, 1),
  },
];

const wishes = 5;

/** What the demo customer has wished for: products on sale from all over the shop. */
export const wishlistRows = (now: Date, [demo]: readonly DemoCustomer[], products: readonly DemoProduct[]) =>
  products
    .filter(isOnSale)
    .filter((_, index) => index % 41 === 7)
    .slice(0, wishes)
    .map(({ id }, index) => ({ user_id: demo?.id, product_id: id, created_at: daysBefore(now, 12 - index * 2) }));
