import type { Bilingual } from '../bilingual.ts';

/** Home countries of customers: number of customers, dialling code and mobile pattern (# is a digit). */
export const homes = [
  { iso2: 'BH', share: 17, phone: '+973 3### ####', currency: 'BHD', states: 4 },
  { iso2: 'SA', share: 17, phone: '+966 5# ### ####', currency: 'SAR', states: 5 },
  { iso2: 'AE', share: 2, phone: '+971 50 ### ####', currency: 'USD', states: 2 },
  { iso2: 'KW', share: 2, phone: '+965 9### ####', currency: 'USD', states: 2 },
  { iso2: 'QA', share: 1, phone: '+974 55## ####', currency: 'USD', states: 1 },
  { iso2: 'OM', share: 1, phone: '+968 92## ####', currency: 'USD', states: 1 },
] as const;

/** First names in both scripts. */
export const firstNames: readonly Bilingual[] = [
  ['Ahmed', 'أحمد'],
  ['Fatima', 'فاطمة'],
  ['Ali', 'علي'],
  ['Noor', 'نور'],
  ['Yousif', 'يوسف'],
  ['Zainab', 'زينب'],
  ['Omar', 'عمر'],
  ['Layla', 'ليلى'],
  ['Hassan', 'حسن'],
  ['Maha', 'مها'],
  ['Abdullah', 'عبدالله'],
  ['Reem', 'ريم'],
  ['Salman', 'سلمان'],
  ['Huda', 'هدى'],
  ['Faisal', 'فيصل'],
  ['Amal', 'أمل'],
  ['Jassim', 'جاسم'],
  ['Dana', 'دانة'],
  ['Turki', 'تركي'],
  ['Latifa', 'لطيفة'],
  ['Ibrahim', 'إبراهيم'],
  ['Shaikha', 'شيخة'],
  ['Majed', 'ماجد'],
  ['Hind', 'هند'],
];

export const lastNames: readonly Bilingual[] = [
  ['Al Khalifi', 'الخليفي'],
  ['Al Ghamdi', 'الغامدي'],
  ['Al Mannai', 'المناعي'],
  ['Al Otaibi', 'العتيبي'],
  ['Al Ansari', 'الأنصاري'],
  ['Al Zahrani', 'الزهراني'],
  ['Al Musawi', 'الموسوي'],
  ['Al Shehri', 'الشهري'],
  ['Al Doseri', 'الدوسري'],
  ['Al Harbi', 'الحربي'],
  ['Al Qassab', 'القصاب'],
  ['Al Mutairi', 'المطيري'],
  ['Al Noaimi', 'النعيمي'],
  ['Al Amri', 'العمري'],
  ['Al Binali', 'البنعلي'],
  ['Al Rashidi', 'الرشيدي'],
];

/** Street lines; # is a digit. */
export const streets: Record<'BH' | 'other', readonly Bilingual[]> = {
  BH: [
    ['Building 1###, Road 2###', 'مبنى 1###، طريق 2###'],
    ['House ##, Road 3###', 'منزل ##، طريق 3###'],
    ['Villa ##, Avenue 2#', 'فيلا ##، شارع 2#'],
  ],
  other: [
    ['2### Al Nakheel Street', '2### شارع النخيل'],
    ['4### Al Salam Road', '4### طريق السلام'],
    ['7### Al Rabi Street', '7### شارع الربيع'],
    ['3### Al Fanar Street', '3### شارع الفنار'],
  ],
};

export const secondLines: readonly Bilingual[] = [
  ['Flat 1#', 'شقة 1#'],
  ['Floor #', 'الطابق #'],
  ['Next to the mosque', 'بجانب المسجد'],
  ['Opposite the park', 'مقابل الحديقة'],
];

export const companies: readonly Bilingual[] = [
  ['Al Rahma Clinic', 'عيادة الرحمة'],
  ['Bustan Nursery', 'حضانة البستان'],
  ['Home', 'المنزل'],
  ['Sidra Dental Centre', 'مركز سدرة للأسنان'],
  ['Marsa School', 'مدرسة المرسى'],
];

export const orderMessages: readonly Bilingual[] = [
  ['Please call before delivery.', 'يرجى الاتصال قبل التوصيل.'],
  ['Leave it with the reception, please.', 'يرجى تسليمه إلى الاستقبال.'],
  ['Deliveries after four in the afternoon, please.', 'التوصيل بعد الرابعة عصرًا من فضلكم.'],
];
