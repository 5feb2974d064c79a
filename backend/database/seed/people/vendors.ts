import type { Lang } from '../../../src/facts/languages.ts';
import type { MarkName } from '../../illustrations/marks.ts';
import type { TintName } from '../../illustrations/drawing/palette.ts';
import type { Bilingual } from '../bilingual.ts';

export interface DemoVendor {
  email: string;
  firstname: string;
  lastname: string;
  lang: Lang;
  company: Bilingual;
  address: Bilingual;
  phone: string;
  crNumber: string;
  iso2: 'BH' | 'SA';
  city: string;
  postalCode: string;
  /** 1 active, 0 pending approval, 2 rejected. */
  active: 0 | 1 | 2;
  remarks: string;
  /** Start of the vendor's SKUs. */
  prefix: string;
  logo: readonly [mark: MarkName, tint: TintName];
  /** Minimum order value in SAR for free domestic shipping. */
  freeFromSar: number;
}

/** The vendors, the demo sign-in first. Companies, people and numbers are invented. */
export const demoVendors: readonly DemoVendor[] = [
  {
    email: 'vendor@demo.balsam.test',
    firstname: 'Maryam',
    lastname: 'Al Sayed',
    lang: 'en',
    company: ['Dilmun Care Supplies', 'دلمون للمستلزمات الطبية'],
    address: ['Building 215, Road 1704, Diplomatic Area', 'مبنى 215، طريق 1704، المنطقة الدبلوماسية'],
    phone: '+973 1700 4410',
    crNumber: '118204-1',
    iso2: 'BH',
    city: 'Manama',
    postalCode: '317',
    active: 1,
    remarks: '',
    prefix: 'DIL',
    logo: ['seal', 'sky'],
    freeFromSar: 200,
  },
  {
    email: 'nakhla@vendors.balsam.test',
    firstname: 'خالد',
    lastname: 'الدوسري',
    lang: 'ar',
    company: ['Nakhla Medical Store', 'متجر نخلة الطبي'],
    address: ['3127 Al Urubah Road, Al Olaya', '3127 طريق العروبة، حي العليا'],
    phone: '+966 11 400 2270',
    crNumber: '1010884213',
    iso2: 'SA',
    city: 'Riyadh',
    postalCode: '12244',
    active: 1,
    remarks: '',
    prefix: 'NKH',
    logo: ['palm', 'sage'],
    freeFromSar: 150,
  },
  {
    email: 'wadi@vendors.balsam.test',
    firstname: 'Sami',
    lastname: 'Bakhsh',
    lang: 'en',
    company: ['Wadi Health Trading', 'وادي الصحة للتجارة'],
    address: ['7420 Prince Sultan Road, Ar Rawdah', '7420 طريق الأمير سلطان، حي الروضة'],
    phone: '+966 12 600 5518',
    crNumber: '4030771946',
    iso2: 'SA',
    city: 'Jeddah',
    postalCode: '23432',
    active: 1,
    remarks: '',
    prefix: 'WAD',
    logo: ['valley', 'sand'],
    freeFromSar: 200,
  },
  {
    email: 'murjan@vendors.balsam.test',
    firstname: 'نورة',
    lastname: 'القحطاني',
    lang: 'ar',
    company: ['Murjan Clinical Supply', 'مرجان للتجهيزات السريرية'],
    address: ['2855 King Fahd Road, Al Khobar North', '2855 طريق الملك فهد، الخبر الشمالية'],
    phone: '+966 13 800 9034',
    crNumber: '2051663870',
    iso2: 'SA',
    city: 'Khobar',
    postalCode: '34425',
    active: 1,
    remarks: '',
    prefix: 'MRJ',
    logo: ['coral', 'rose'],
    freeFromSar: 300,
  },
  {
    email: 'sahab@vendors.balsam.test',
    firstname: 'Hussain',
    lastname: 'Al Aradi',
    lang: 'en',
    company: ['Sahab Hygiene', 'سحاب للنظافة والتعقيم'],
    address: ['Shop 12, Road 935, East Riffa', 'محل 12، طريق 935، الرفاع الشرقي'],
    phone: '+973 1766 8021',
    crNumber: '126650-1',
    iso2: 'BH',
    city: 'Riffa',
    postalCode: '909',
    active: 1,
    remarks: '',
    prefix: 'SHB',
    logo: ['cloud', 'teal'],
    freeFromSar: 120,
  },
  {
    email: 'qasab@vendors.balsam.test',
    firstname: 'عبدالرحمن',
    lastname: 'الحربي',
    lang: 'ar',
    company: ['Qasab Mobility', 'قصب لوسائل التنقل'],
    address: ['4910 King Abdullah Road, Al Khalidiyah', '4910 طريق الملك عبدالله، حي الخالدية'],
    phone: '+966 14 820 3365',
    crNumber: '4650229158',
    iso2: 'SA',
    city: 'Madinah',
    postalCode: '42317',
    active: 1,
    remarks: '',
    prefix: 'QSB',
    logo: ['reeds', 'sage'],
    freeFromSar: 500,
  },
  {
    email: 'ghaim@vendors.balsam.test',
    firstname: 'Fatema',
    lastname: 'Janahi',
    lang: 'en',
    company: ['Ghaim Uniforms', 'غيم للأزياء الطبية'],
    address: ['Building 88, Road 23, Busaiteen', 'مبنى 88، طريق 23، البسيتين'],
    phone: '+973 1734 1907',
    crNumber: '131977-1',
    iso2: 'BH',
    city: 'Muharraq',
    postalCode: '223',
    active: 0,
    remarks: '',
    prefix: 'GHM',
    logo: ['coat', 'lilac'],
    freeFromSar: 200,
  },
  {
    email: 'tayf@vendors.balsam.test',
    firstname: 'سارة',
    lastname: 'عسيري',
    lang: 'ar',
    company: ['Tayf Wellness', 'طيف للصحة'],
    address: ['6033 King Khalid Street, Al Manhal', '6033 شارع الملك خالد، حي المنهل'],
    phone: '+966 17 220 4486',
    crNumber: '5850140377',
    iso2: 'SA',
    city: 'Abha',
    postalCode: '62521',
    active: 2,
    remarks: 'The commercial registration has expired. Please send the renewed certificate.',
    prefix: 'TYF',
    logo: ['arches', 'rose'],
    freeFromSar: 200,
  },
];

/** Vendors (by index) that sell a category; a family is split between adjacent ones. */
export const sellersByCategory: Record<string, readonly number[]> = {
  'masks-and-face-protection': [0, 4, 2],
  'gloves-and-protective-clothing': [0, 3, 4],
  'sanitisers-and-disinfection': [4, 0],
  'medical-devices': [0, 1, 3],
  'diabetes-care': [1, 0],
  'wound-care-and-first-aid': [2, 0, 3],
  'injection-and-infusion': [3, 1],
  'medical-uniforms': [2, 0],
  'mobility-and-home-care': [5, 0],
  'vitamins-and-wellness': [1, 2],
};

/** Families of the pending vendor: they show the effect of an approval. */
export const unapprovedFamilies: Record<string, number> = { SCC: 6, CLC: 6 };
