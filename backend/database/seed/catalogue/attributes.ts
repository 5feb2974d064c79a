import type { Bilingual } from '../bilingual.ts';
import { MATERIALS, STANDARDS, type Options } from './attribute-options.ts';

interface Texts {
  name: Bilingual;
  /** For the vendor's form. */
  help?: Bilingual;
}

/** Number whose bounds divide it into the ranges of its filter. */
interface NumberAttribute extends Texts {
  kind: 'number';
  unit: Bilingual;
  decimals?: number;
  bounds: readonly number[];
}

interface OptionAttribute extends Texts {
  kind: 'option' | 'options';
  options: Options;
}

interface TextAttribute extends Texts {
  kind: 'text';
  /** Its values, by the key that stands for them in the tables. */
  texts: Options;
}

export type DemoAttribute = NumberAttribute | OptionAttribute | TextAttribute | (Texts & { kind: 'flag' });

const number = (name: Bilingual, unit: Bilingual, bounds: readonly number[], decimals = 0): NumberAttribute => ({
  ...{ kind: 'number', name, unit, bounds, decimals },
});
const option = (name: Bilingual, options: Options): OptionAttribute => ({ kind: 'option', name, options });
const options = (name: Bilingual, choices: Options): OptionAttribute => ({ kind: 'options', name, options: choices });
const flag = (name: Bilingual): DemoAttribute => ({ kind: 'flag', name });

const millimetres = ['mm', 'مم'] as const;
const centimetres = ['cm', 'سم'] as const;
const seconds = ['s', 'ث'] as const;

/** Attributes of the demo by code. The tables of values name which category has which. */
export const ATTRIBUTES: Readonly<Record<string, DemoAttribute>> = {
  material: {
    ...options(['Material', 'المادة'], MATERIALS),
    help: ['The main materials, without the packaging.', 'المواد الأساسية من دون مواد التغليف.'],
  },
  sizes: options(['Sizes', 'المقاسات'], {
    ...{ one: ['One size', 'مقاس واحد'], s: ['S', 'صغير (S)'], m: ['M', 'متوسط (M)'], l: ['L', 'كبير (L)'] },
    ...{ xl: ['XL', 'كبير جدًا (XL)'], xxl: ['XXL', 'كبير جدًا مضاعف (XXL)'] },
    ...{ 'h6.5': ['6.5', '6.5'], h7: ['7', '7'], 'h7.5': ['7.5', '7.5'], h8: ['8', '8'] },
    ...{ eu37: ['EU 37', '37'], eu38: ['EU 38', '38'], eu39: ['EU 39', '39'], eu40: ['EU 40', '40'] },
    ...{ eu41: ['EU 41', '41'], eu42: ['EU 42', '42'], eu43: ['EU 43', '43'] },
  }),
  pack_contents: {
    ...number(['Pieces per pack', 'عدد القطع في العبوة'], ['pcs', 'قطعة'], [2, 20, 100]),
    help: ['Single pieces, not boxes.', 'عدد القطع المفردة، لا العلب.'],
  },
  packing: option(['Inner packing', 'التغليف الداخلي'], {
    dispenser: ['Dispenser box', 'علبة توزيع'],
    bag: ['Resealable bag', 'كيس قابل لإعادة الإغلاق'],
    loose: ['Loose in the pack', 'من دون تغليف داخلي'],
    wrapped: ['Individually wrapped', 'مغلّف فرديًا'],
    sterile_single: ['Sterile, individually packed', 'معقم، مغلّف فرديًا'],
    sterile_twos: ['Sterile, in pairs', 'معقم، مغلّف مثنى'],
  }),
  standard: options(['Standard', 'المواصفة القياسية'], STANDARDS),
  latex_free: flag(['Free of natural latex', 'خالٍ من اللاتكس الطبيعي']),
  suitable_for: options(['Suitable for', 'مناسب لـ'], {
    adults: ['Adults', 'البالغين'],
    children: ['Children', 'الأطفال'],
    infants: ['Infants', 'الرضّع'],
    over50: ['People over 50', 'من تجاوزوا الخمسين'],
    clinics: ['Clinics', 'العيادات'],
  }),

  protection_class: option(['Protection class', 'فئة الحماية'], {
    type2r: ['Type IIR', 'النوع IIR'],
    ffp2: ['FFP2 NR', 'FFP2 NR'],
    splash: ['Splash protection', 'حماية من الرذاذ'],
    community: ['Community mask', 'كمامة للاستعمال العام'],
  }),
  layers: number(['Layers', 'عدد الطبقات'], ['', ''], [3, 5]),
  wearing: option(['Worn with', 'طريقة التثبيت'], {
    ear_loops: ['Ear loops', 'أربطة أذن'],
    ties: ['Ties', 'أربطة تُعقد'],
    head_straps: ['Head straps', 'أحزمة رأس'],
  }),
  valve: flag(['Exhalation valve', 'صمام زفير']),

  powder_free: flag(['Powder-free', 'خالٍ من البودرة']),
  thickness: number(['Thickness', 'السماكة'], millimetres, [0.1, 0.15], 2),
  length: number(['Length', 'الطول'], millimetres, [10, 30, 250, 1000], 1),

  form: option(['Form', 'الشكل'], {
    gel: ['Gel', 'جل'],
    liquid: ['Liquid', 'سائل'],
    spray: ['Spray', 'بخاخ'],
    wipes: ['Wipes', 'مناديل'],
    concentrate: ['Concentrate', 'مركّز'],
    capsules: ['Capsules', 'كبسولات'],
    tablets: ['Tablets', 'أقراص'],
    chewables: ['Chewable tablets', 'أقراص للمضغ'],
    powder: ['Powder', 'مسحوق'],
    cream: ['Cream', 'كريم'],
    syrup: ['Syrup', 'شراب'],
    cassette: ['Test cassette', 'شريحة اختبار'],
  }),
  use_on: options(['Used on', 'تُستعمل على'], {
    hands: ['Hands', 'اليدين'],
    skin: ['Skin', 'البشرة'],
    surfaces: ['Surfaces', 'الأسطح'],
    floors: ['Floors', 'الأرضيات'],
  }),
  active_ingredient: options(['Active ingredient', 'المادة الفعالة'], {
    ethanol: ['Ethanol', 'إيثانول'],
    isopropanol: ['Isopropanol', 'أيزوبروبانول'],
    quats: ['Quaternary ammonium compounds', 'مركبات الأمونيوم الرباعية'],
    chlorhexidine: ['Chlorhexidine', 'كلورهيكسيدين'],
    surfactants: ['Mild surfactants', 'منظفات لطيفة'],
  }),
  alcohol: number(['Alcohol content', 'نسبة الكحول'], ['%', '%'], [1, 70]),
  volume: number(['Volume', 'الحجم'], ['ml', 'مل'], [10, 100, 500, 1000], 1),
  contact_time: number(['Contact time', 'مدة التأثير'], seconds, [30, 60, 300]),
  fragrance_free: flag(['Fragrance-free', 'من دون عطر']),

  measures: options(['Measures', 'يقيس'], {
    temperature: ['Body temperature', 'حرارة الجسم'],
    pressure: ['Blood pressure', 'ضغط الدم'],
    pulse: ['Pulse', 'النبض'],
    oxygen: ['Oxygen saturation', 'تشبّع الأكسجين'],
    weight: ['Body weight', 'وزن الجسم'],
    body_fat: ['Body fat', 'نسبة الدهون'],
  }),
  power: option(['Power supply', 'مصدر الطاقة'], {
    none: ['None', 'من دون طاقة'],
    button_cell: ['Button cell', 'بطارية زر'],
    aa: ['AA batteries', 'بطاريات AA'],
    aaa: ['AAA batteries', 'بطاريات AAA'],
    rechargeable: ['Rechargeable battery', 'بطارية قابلة للشحن'],
    mains: ['Mains, 220–240 V', 'كهرباء 220–240 فولت'],
  }),
  memory: number(['Stored readings', 'القراءات المحفوظة'], ['', ''], [2, 50, 200]),
  measuring_time: number(['Measuring time', 'مدة القياس'], seconds, [5, 15, 60]),
  weight: number(['Weight', 'الوزن'], ['g', 'غ'], [100, 500, 2000]),
  warranty: number(['Warranty', 'الضمان'], ['months', 'شهرًا'], [13, 25]),
  included: {
    kind: 'text',
    name: ['In the box', 'محتويات العلبة'],
    texts: {
      case: ['Storage case, guide', 'علبة حفظ ودليل استعمال'],
      cuff: ['Cuff, batteries, pouch, guide', 'سوار وبطاريات وحقيبة ودليل استعمال'],
      adapter: ['Cuff, mains adapter, pouch, guide', 'سوار ومحوّل كهربائي وحقيبة ودليل استعمال'],
      hard_case: ['Batteries, hard case, guide', 'بطاريات وعلبة صلبة ودليل استعمال'],
      lanyard: ['Batteries, lanyard, guide', 'بطاريات وحبل تعليق ودليل استعمال'],
      stand: ['Table stand, batteries, guide', 'حامل مكتبي وبطاريات ودليل استعمال'],
      ear_tips: ['Spare ear tips, name tag', 'أطراف أذن إضافية وبطاقة اسم'],
      specula: ['10 specula, case', '10 قطع قمعية وعلبة حفظ'],
      masks: ['2 masks, 5 filters, carry bag', 'قناعان و5 مرشحات وحقيبة حمل'],
      guide: ['Guide', 'دليل استعمال'],
      tubing: ['Tubing, 2 m', 'أنبوب بطول مترين'],
    },
  },

  gauge: number(['Needle gauge', 'قياس الإبرة'], ['G', 'G'], [21, 23, 30]),
  sample: number(['Blood sample', 'حجم عينة الدم'], ['µl', 'ميكرولتر'], [0.6, 1], 1),
  coding_free: flag(['No coding', 'لا يحتاج إلى ترميز']),

  width: number(['Width', 'العرض'], centimetres, [5, 10, 20, 50], 1),
  roll_length: number(['Roll length', 'طول اللفة'], ['m', 'م'], [5, 9], 1),
  closing: option(['Holds by', 'طريقة التثبيت على الجلد'], {
    clips: ['Clips', 'مشابك'],
    cohesion: ['Sticking to itself', 'يلتصق بنفسه'],
    adhesive: ['Adhesive', 'مادة لاصقة'],
    none: ['Needs a fixation', 'يحتاج إلى تثبيت'],
  }),
  waterproof: flag(['Waterproof', 'مقاوم للماء']),

  connection: option(['Connection', 'نوع الوصلة'], {
    luer_slip: ['Luer slip', 'لور انزلاقي'],
    luer_lock: ['Luer lock', 'لور قفل'],
  }),

  fit: option(['Cut', 'القصّة'], {
    unisex: ['Unisex', 'للجنسين'],
    women: ['Women', 'نسائية'],
    men: ['Men', 'رجالية'],
  }),
  sleeves: option(['Sleeves', 'الأكمام'], { short: ['Short', 'قصيرة'], long: ['Long', 'طويلة'] }),
  colours: options(['Colours', 'الألوان'], {
    white: ['White', 'أبيض'],
    teal: ['Teal', 'أخضر مزرق'],
    sky: ['Sky blue', 'أزرق سماوي'],
    lilac: ['Lilac', 'بنفسجي فاتح'],
    rose: ['Rose', 'وردي'],
    sand: ['Sand', 'رملي'],
  }),
  pockets: number(['Pockets', 'عدد الجيوب'], ['', ''], [1, 4]),
  wash_at: number(['Washable at', 'درجة الغسل القصوى'], ['°C', '°م'], [40, 60]),
  fabric_weight: number(['Fabric weight', 'وزن القماش'], ['g/m²', 'غ/م²'], [150, 200]),

  load: number(['Highest load', 'أقصى حمولة'], ['kg', 'كغ'], [100, 120, 150]),
  own_weight: number(['Own weight', 'وزن المنتج'], ['kg', 'كغ'], [2, 10, 20], 1),
  height_adjustable: flag(['Height-adjustable', 'ارتفاع قابل للضبط']),
  foldable: flag(['Foldable', 'قابل للطي']),

  strength: {
    kind: 'text',
    name: ['Strength per piece', 'التركيز في القطعة'],
    texts: {
      iu1000: ['1000 IU vitamin D3', '1000 وحدة دولية من فيتامين د3'],
      iu2000: ['2000 IU vitamin D3', '2000 وحدة دولية من فيتامين د3'],
      c500: ['500 mg vitamin C', '500 ملغ من فيتامين سي'],
      c500zn: ['500 mg vitamin C, 10 mg zinc', '500 ملغ من فيتامين سي و10 ملغ من الزنك'],
      daily: ['Vitamins and minerals for one day', 'فيتامينات ومعادن ليوم واحد'],
      epa: ['1000 mg fish oil', '1000 ملغ من زيت السمك'],
      algae: ['500 mg algae oil', '500 ملغ من زيت الطحالب'],
      collagen: ['10 g collagen per spoon', '10 غ من الكولاجين في الملعقة'],
      magnesium: ['200 mg magnesium', '200 ملغ من المغنيسيوم'],
    },
  },
  flavour: option(['Flavour', 'النكهة'], {
    neutral: ['Neutral', 'محايدة'],
    orange: ['Orange', 'برتقال'],
    lemon: ['Lemon', 'ليمون'],
    berry: ['Berry', 'توت'],
    honey: ['Honey and thyme', 'عسل وزعتر'],
  }),
  net_weight: number(['Net weight', 'الوزن الصافي'], ['g', 'غ'], [300]),
  sugar_free: flag(['No added sugar', 'من دون سكر مضاف']),
  halal: flag(['Halal', 'حلال']),
};
