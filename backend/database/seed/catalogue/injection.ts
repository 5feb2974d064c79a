import type { Category } from '../family.ts';

export const injection: Category = {
  slug: 'injection-and-infusion',
  name: ['Injection & Infusion', 'الحقن والتسريب الوريدي'],
  description: [
    'Syringes, needles, infusion sets, cannulas and safe disposal.',
    'محاقن وإبر وأطقم تسريب وقنيات وحاويات للتخلص الآمن.',
  ],
  emblem: ['syringe10', 'infusionSet'],
  tint: 'sky',
  returnClass: 'sealed',
  care: [
    ['Sterile while the pack is whole; for single use.', 'معقم ما دامت العبوة سليمة؛ للاستعمال مرة واحدة.'],
    ['To be used by trained persons.', 'يُستعمل بواسطة أشخاص مدرَّبين.'],
    ['Put used sharps straight into a sharps container.', 'توضع الأدوات الحادة المستعملة مباشرة في الحاوية المخصصة.'],
  ],
  families: [
    {
      code: 'SYR',
      name: ['Three-part syringes', 'محاقن ثلاثية الأجزاء'],
      about: [
        'A clear barrel, a smooth plunger and a soft seal. The marks stay readable after wiping and a ring stops the plunger at the end.',
        'أسطوانة شفافة ومكبس سلس وحلقة إحكام ليّنة. تبقى العلامات مقروءة بعد المسح وتمنع حلقة خروج المكبس.',
      ],
      shape: 'syringe5',
      tint: 'sky',
      tags: ['disposable', 'sterile'],
      items: [
        ['2 ml, box of 100', '2 مل، علبة من 100 محقن', 26, '2 ml', { shape: 'syringe2', pack: 'box' }],
        ['5 ml, box of 100', '5 مل، علبة من 100 محقن', 31, '5 ml', { pack: 'box' }],
        ['10 ml, box of 100', '10 مل، علبة من 100 محقن', 42, '10 ml', { shape: 'syringe10', pack: 'box' }],
        ['20 ml, box of 50', '20 مل، علبة من 50 محقنًا', 38, '20 ml', { shape: 'syringe20', pack: 'box' }],
        ['50 ml, box of 25', '50 مل، علبة من 25 محقنًا', 47, '50 ml', { shape: 'syringe50', pack: 'box' }],
      ],
    },
    {
      code: 'NDL',
      name: ['Hypodermic needles', 'إبر حقن'],
      about: [
        'Three-facet points with a thin wall and a colour-coded hub. Each needle is sealed in its own blister.',
        'رؤوس ثلاثية الأوجه بجدار رقيق وقاعدة ملوّنة حسب القياس. كل إبرة مغلّفة على حدة.',
      ],
      shape: 'needleBox21',
      tint: 'teal',
      tags: ['disposable', 'sterile'],
      items: [
        ['21G, box of 100', 'قياس 21، علبة من 100 إبرة', 15, '100'],
        ['23G, box of 100', 'قياس 23، علبة من 100 إبرة', 15, '100', { shape: 'needleBox23' }],
        ['25G, box of 100', 'قياس 25، علبة من 100 إبرة', 15.5, '100', { shape: 'needleBox25' }],
      ],
    },
    {
      code: 'SAF',
      name: ['Safety needles', 'إبر حقن آمنة'],
      about: [
        'A hinged shield clicks over the point with one finger. The cover is bright, so that a locked needle is seen from afar.',
        'واقٍ مفصلي يُغلق فوق رأس الإبرة بإصبع واحد. لونه واضح فتُعرف الإبرة المؤمَّنة من بعيد.',
      ],
      shape: 'safetyNeedleBox22',
      tint: 'rose',
      tags: ['disposable', 'sterile'],
      items: [
        ['22G, box of 50', 'قياس 22، علبة من 50 إبرة', 44, '50'],
        ['25G, box of 50', 'قياس 25، علبة من 50 إبرة', 44, '50', { shape: 'safetyNeedleBox25' }],
      ],
    },
    {
      code: 'INF',
      name: ['Infusion set', 'طقم تسريب وريدي'],
      about: [
        'A drip chamber that can be seen into from all sides, a roller clamp and 150 cm of soft tube. The vent closes with a small cap.',
        'حجرة تنقيط شفافة من كل الجوانب وصمام دوّار وأنبوب ليّن بطول 150 سم. فتحة التهوية تُغلق بغطاء صغير.',
      ],
      shape: 'infusionSet',
      tint: 'lilac',
      tags: ['sterile', 'clinic'],
      items: [
        ['single', 'قطعة واحدة', 3.75, '×1'],
        ['box of 25', 'علبة من 25 طقمًا', 82, '25', { pack: 'box' }],
        [
          'with flow regulator, box of 25',
          'مع منظم تدفق، علبة من 25 طقمًا',
          149,
          '25',
          { shape: 'infusionSetWithRegulator', pack: 'box' },
        ],
      ],
    },
    {
      code: 'CNL',
      name: ['Winged cannula', 'قنية وريدية بأجنحة'],
      about: [
        'Soft wings, a clear chamber and an injection port with a snap cap. The colour of the cap names the size.',
        'أجنحة ليّنة وحجرة شفافة ومنفذ حقن بغطاء كبسي. لون الغطاء يدل على القياس.',
      ],
      shape: 'cannula20',
      tint: 'teal',
      tags: ['sterile', 'clinic'],
      items: [
        ['18G, box of 50', 'قياس 18، علبة من 50 قنية', 112, '50', { shape: 'cannula18', pack: 'box' }],
        ['20G, box of 50', 'قياس 20، علبة من 50 قنية', 112, '50', { pack: 'box' }],
        ['22G, box of 50', 'قياس 22، علبة من 50 قنية', 112, '50', { shape: 'cannula22', pack: 'box' }],
        ['24G, box of 50', 'قياس 24، علبة من 50 قنية', 118, '50', { shape: 'cannula24', pack: 'box' }],
      ],
    },
    {
      code: 'SHB',
      name: ['Sharps container', 'حاوية أدوات حادة'],
      about: [
        'Puncture-resistant, with a lid that closes for the day and locks for good. The fill line is on two sides.',
        'مقاومة للثقب بغطاء يُغلق مؤقتًا ثم يُقفل نهائيًا. خط الامتلاء ظاهر على جانبين.',
      ],
      care: [
        ['Do not fill it above the line and do not reopen it once locked.', 'لا تُملأ فوق الخط ولا تُفتح بعد إقفالها.'],
      ],
      shape: 'sharpsBin',
      tint: 'rose',
      tags: ['workplace', 'clinic'],
      items: [
        ['1 litre', '1 لتر', 12, '1 L', { size: 0.6 }],
        ['3 litres', '3 لترات', 19.5, '3 L', { size: 0.84 }],
        ['5 litres', '5 لترات', 26, '5 L'],
        ['travel size, 0.3 litre', 'حجم السفر، 0.3 لتر', 8.5, '0.3 L', { shape: 'travelSharpsBin' }],
      ],
    },
    {
      code: 'BAG',
      name: ['Drainage bag', 'كيس تصريف'],
      about: [
        'A bag with printed marks, a non-return valve and a tap that opens with one hand. The back is lined with soft fabric.',
        'كيس بعلامات مطبوعة وصمام مانع للرجوع وصنبور يُفتح بيد واحدة. ظهره مبطّن بقماش ناعم.',
      ],
      shape: 'drainageBag',
      tint: 'sky',
      tags: ['clinic', 'home'],
      items: [
        ['2 litres, pack of 10', '2 لتر، عبوة من 10 أكياس', 36, '2 L', { pack: 'bag' }],
        [
          'leg bag, 500 ml, pack of 10',
          'كيس ساق، 500 مل، عبوة من 10 أكياس',
          49,
          '500 ml',
          { shape: 'legDrainageBag', pack: 'bag' },
        ],
        ['2 litres, single', '2 لتر، قطعة واحدة', 4.5, '2 L'],
      ],
    },
  ],
};
