import type { Bilingual } from '../bilingual.ts';
import type { Category } from '../family.ts';

const measuring: readonly Bilingual[] = [
  [
    'Readings inform a conversation with a doctor; they do not replace it.',
    'القراءات تساعد في الحديث مع الطبيب ولا تغني عنه.',
  ],
  ['A printed guide in Arabic and English is in the box.', 'يوجد في العلبة دليل مطبوع بالعربية والإنجليزية.'],
];

export const devices: Category = {
  slug: 'medical-devices',
  name: ['Medical Devices', 'الأجهزة الطبية'],
  description: [
    'Thermometers, pressure monitors, oximeters, stethoscopes, scales and nebulisers.',
    'موازين حرارة وأجهزة قياس الضغط والأكسجين وسماعات وموازين وأجهزة استنشاق.',
  ],
  emblem: ['armMonitor', 'stethoscope'],
  tint: 'sage',
  care: [
    ['Wipe it with a soft, dry cloth and keep it in its case.', 'يُمسح بقطعة قماش ناعمة جافة ويُحفظ في علبته.'],
    ['A printed guide in Arabic and English is in the box.', 'يوجد في العلبة دليل مطبوع بالعربية والإنجليزية.'],
  ],
  families: [
    {
      code: 'THM',
      name: ['Digital thermometer', 'ميزان حرارة رقمي'],
      about: [
        'A light thermometer with a large display, a soft beep and a memory of the last reading. The tip is waterproof and washes under the tap.',
        'ميزان حرارة خفيف بشاشة كبيرة وصفارة هادئة وذاكرة لآخر قراءة. طرفه مقاوم للماء ويُغسل تحت الصنبور.',
      ],
      care: measuring,
      shape: 'thermometer',
      tint: 'teal',
      tags: ['home', 'family'],
      items: [
        ['rigid tip', 'بطرف صلب', 16, '×1'],
        ['flexible tip', 'بطرف مرن', 21, '×1', { shape: 'flexibleThermometer' }],
        ['fast, 10 seconds', 'سريع، 10 ثوانٍ', 29, '×1', { shape: 'fastThermometer' }],
      ],
    },
    {
      code: 'IRT',
      name: ['Infrared forehead thermometer', 'ميزان حرارة للجبين بالأشعة تحت الحمراء'],
      about: [
        'Reads from a few centimetres away in about a second, so a sleeping child sleeps on. The display changes colour and the last 32 readings are kept.',
        'يقيس من مسافة سنتيمترات قليلة خلال ثانية تقريبًا فلا يستيقظ الطفل النائم. تتغير ألوان الشاشة وتُحفظ آخر 32 قراءة.',
      ],
      care: measuring,
      shape: 'infraredThermometer',
      tint: 'sky',
      tags: ['home', 'clinic'],
      items: [
        ['home model', 'للمنزل', 89, '×1'],
        ['clinic model with stand', 'للعيادات مع حامل', 145, '×1', { shape: 'infraredThermometerOnStand' }],
        ['forehead and ear', 'للجبين والأذن', 119, '×1', { shape: 'foreheadAndEarThermometer' }],
      ],
    },
    {
      code: 'BPA',
      name: ['Upper-arm pressure monitor', 'جهاز قياس ضغط الدم للذراع'],
      about: [
        'One button inflates the cuff, measures and switches off by itself. Two people can keep separate records, with date and time.',
        'زر واحد ينفخ السوار ويقيس ثم ينطفئ الجهاز تلقائيًا. يمكن لشخصين حفظ قراءات منفصلة بالتاريخ والوقت.',
      ],
      care: measuring,
      shape: 'armMonitor',
      tint: 'sage',
      tags: ['home', 'monitoring'],
      items: [
        ['cuff 22-32 cm', 'سوار 22-32 سم', 159, '×1'],
        ['cuff 22-42 cm', 'سوار 22-42 سم', 185, '×1', { shape: 'armMonitorWideCuff' }],
        ['with mains adapter', 'مع محوّل كهربائي', 209, '×1', { shape: 'armMonitorWithAdapter' }],
        ['spare cuff', 'سوار بديل', 48, '×1', { shape: 'armCuff' }],
      ],
    },
    {
      code: 'BPW',
      name: ['Wrist pressure monitor', 'جهاز قياس ضغط الدم للمعصم'],
      about: [
        'A compact monitor for travel that guides the wrist to the right height. It runs on two small batteries and comes in a hard case.',
        'جهاز صغير للسفر يرشد إلى الارتفاع الصحيح للمعصم. يعمل ببطاريتين صغيرتين ويأتي في علبة صلبة.',
      ],
      care: measuring,
      shape: 'wristMonitor',
      tint: 'lilac',
      tags: ['home', 'travel'],
      items: [
        ['standard', 'عادي', 112, '×1'],
        ['with bluetooth', 'مع بلوتوث', 149, '×1', { shape: 'wristMonitorWithBluetooth' }],
      ],
    },
    {
      code: 'OXI',
      name: ['Fingertip pulse oximeter', 'جهاز قياس الأكسجين بالإصبع'],
      about: [
        'Shows oxygen saturation and pulse on a bright display that turns with the hand. It starts when a finger is placed inside and stops when it is taken out.',
        'يعرض نسبة تشبّع الأكسجين والنبض على شاشة واضحة تدور مع اليد. يبدأ عند وضع الإصبع ويتوقف عند سحبه.',
      ],
      care: measuring,
      shape: 'oximeter',
      tint: 'rose',
      tags: ['home', 'monitoring'],
      items: [
        ['adult', 'للكبار', 68, '×1'],
        ['child size', 'مقاس الأطفال', 82, '×1', { shape: 'childOximeter' }],
        ['clinic model with lanyard', 'للعيادات مع حبل تعليق', 98.5, '×1', { shape: 'oximeterWithLanyard' }],
      ],
    },
    {
      code: 'STH',
      name: ['Stethoscope', 'سماعة طبية'],
      about: [
        'A polished double-sided chest piece on a soft, thick-walled tube. Spare ear tips and a name tag are in the box.',
        'قطعة صدر مصقولة مزدوجة الوجه على أنبوب ليّن سميك الجدار. تحتوي العلبة على أطراف أذن إضافية وبطاقة اسم.',
      ],
      shape: 'stethoscope',
      tint: 'sand',
      tags: ['clinic', 'student'],
      items: [
        ['student', 'للطلاب', 75, '×1', { shape: 'studentStethoscope' }],
        ['adult, dual head', 'للكبار، برأسين', 139, '×1'],
        ['paediatric', 'للأطفال', 128, '×1', { shape: 'paediatricStethoscope' }],
        ['teaching set with two binaurals', 'طقم تعليمي بسماعتين', 172, '×2', { shape: 'teachingStethoscope' }],
      ],
    },
    {
      code: 'OTO',
      name: ['Pocket otoscope', 'منظار أذن للجيب'],
      about: [
        'A light metal handle, a bright white lamp and a lens that swings aside. Ten reusable specula in two sizes come with it.',
        'مقبض معدني خفيف ومصباح أبيض ساطع وعدسة متحركة جانبًا. تأتي معه عشر قطع قمعية قابلة لإعادة الاستعمال بمقاسين.',
      ],
      shape: 'otoscope',
      tint: 'rose',
      tags: ['clinic', 'student'],
      items: [
        ['single', 'قطعة واحدة', 165, '×1'],
        ['with ophthalmoscope head', 'مع رأس منظار العين', 329, '×1', { shape: 'otoscopeWithOphthalmoscopeHead' }],
        ['specula, pack of 100', 'قطع قمعية، عبوة من 100', 42, '100', { shape: 'otoscopeSpecula' }],
      ],
    },
    {
      code: 'SCL',
      name: ['Digital bathroom scale', 'ميزان رقمي'],
      about: [
        'A flat glass platform with a backlit display that is easy to read while standing. It switches on with a step and carries up to 180 kg.',
        'سطح زجاجي مسطّح بشاشة مضيئة تسهل قراءتها أثناء الوقوف. يعمل بمجرد الصعود عليه ويتحمل حتى 180 كغ.',
      ],
      shape: 'scale',
      tint: 'sand',
      tags: ['home', 'family'],
      items: [
        ['glass platform', 'بسطح زجاجي', 79, '×1'],
        ['with body measures', 'مع قياسات الجسم', 119, '×1', { shape: 'bodyScale' }],
        ['clinic, 250 kg', 'للعيادات، 250 كغ', 365, '250 kg', { shape: 'clinicScale' }],
      ],
    },
    {
      code: 'NEB',
      name: ['Compressor nebuliser', 'جهاز استنشاق بالضاغط'],
      about: [
        'A quiet compressor that turns liquid into a fine mist, with masks for adults and children. Five spare filters and a carry bag are included.',
        'ضاغط هادئ يحوّل السائل إلى رذاذ ناعم، مع أقنعة للكبار والصغار. يشمل خمس مرشحات احتياطية وحقيبة حمل.',
      ],
      shape: 'nebulizer',
      tint: 'lilac',
      tags: ['home', 'family'],
      items: [
        ['home model', 'للمنزل', 189, '×1'],
        ['portable, with battery', 'محمول مع بطارية', 259, '×1', { shape: 'portableNebulizer' }],
        ['accessory set', 'طقم ملحقات', 39, '×1', { shape: 'nebulizerAccessories' }],
      ],
    },
    {
      code: 'OXM',
      name: ['Oxygen mask with tubing', 'قناع أكسجين مع أنبوب'],
      about: [
        'A soft, clear mask with an adjustable nose clip and two metres of kink-resistant tubing. Each set is packed singly.',
        'قناع ليّن شفاف بمشبك أنف قابل للضبط وأنبوب بطول مترين لا ينثني. كل طقم معبأ على حدة.',
      ],
      care: [['Packed singly and for one person only.', 'معبأ على حدة ولشخص واحد فقط.']],
      shape: 'oxygenMask',
      tint: 'sage',
      tags: ['clinic', 'disposable'],
      items: [
        ['adult', 'للكبار', 9.5, '×1'],
        ['child', 'للأطفال', 9.5, '×1', { shape: 'childOxygenMask', size: 0.8 }],
        ['adult, box of 50', 'للكبار، علبة من 50 قناعًا', 365, '50', { pack: 'box' }],
      ],
    },
  ],
};
