import type { Category } from '../family.ts';

export const diabetes: Category = {
  slug: 'diabetes-care',
  name: ['Diabetes Care', 'العناية بمرضى السكري'],
  description: [
    'Meters, strips, lancets, pen needles and everyday helpers.',
    'أجهزة قياس وشرائط وإبر وخز وإبر أقلام ومستلزمات يومية.',
  ],
  emblem: ['meterWithStrips', 'testStrips'],
  tint: 'lilac',
  care: [
    ['Check the expiry date on the pack before use.', 'يُتحقق من تاريخ الصلاحية على العبوة قبل الاستعمال.'],
    ['Follow the advice of your doctor or pharmacist.', 'تُتبع إرشادات الطبيب أو الصيدلي.'],
    ['Keep it dry, between 4 and 30 degrees.', 'يُحفظ جافًا بين 4 و30 درجة مئوية.'],
  ],
  families: [
    {
      code: 'GLU',
      name: ['Blood glucose meter', 'جهاز قياس سكر الدم'],
      about: [
        'A meter with large figures that needs no coding and answers in five seconds. It keeps 500 results with date and time and sits well in the hand.',
        'جهاز بأرقام كبيرة لا يحتاج إلى ترميز ويعطي النتيجة خلال خمس ثوانٍ. يحفظ 500 نتيجة بالتاريخ والوقت ويستقر في اليد.',
      ],
      shape: 'meterWithStrips',
      tint: 'lilac',
      tags: ['monitoring', 'home'],
      items: [
        ['starter set with 10 strips', 'طقم بداية مع 10 شرائط', 79, '10'],
        ['set with 50 strips', 'طقم مع 50 شريطًا', 129, '50', { shape: 'meterWithStripTube' }],
        ['speaking meter', 'جهاز ناطق', 149, '×1', { shape: 'speakingMeter' }],
      ],
    },
    {
      code: 'STR',
      name: ['Glucose test strips', 'شرائط فحص سكر الدم'],
      about: [
        'Strips that draw up a very small drop by themselves. The tube closes with a click and keeps moisture out.',
        'شرائط تسحب قطرة صغيرة جدًا بنفسها. تُغلق العبوة بنقرة وتمنع دخول الرطوبة.',
      ],
      shape: 'testStrips',
      tint: 'teal',
      tags: ['monitoring', 'disposable'],
      items: [
        ['tube of 25', 'عبوة من 25 شريطًا', 32, '25', { size: 0.8 }],
        ['tube of 50', 'عبوة من 50 شريطًا', 58, '50'],
        ['twin pack of 100', 'عبوة مزدوجة من 100 شريط', 109, '100', { count: 2 }],
      ],
    },
    {
      code: 'LAN',
      name: ['Lancing device and lancets', 'جهاز وخز وإبر وخز'],
      about: [
        'A spring pen with seven depth settings and lancets that are covered before and after use. The clear cap allows drops from other sites.',
        'قلم وخز نابضي بسبع درجات عمق مع إبر مغطاة قبل الاستعمال وبعده. يتيح الغطاء الشفاف أخذ القطرة من مواضع أخرى.',
      ],
      shape: 'lancets',
      tint: 'sky',
      tags: ['monitoring', 'home'],
      items: [
        ['device with 10 lancets', 'جهاز مع 10 إبر', 29, '10', { shape: 'lancingDevice' }],
        ['refill of 100 lancets', 'عبوة تعبئة من 100 إبرة', 23.5, '100', { pack: 'smallBox' }],
        ['100 safety lancets', '100 إبرة وخز آمنة', 41, '100', { shape: 'safetyLancets', pack: 'smallBox' }],
        ['refill of 200 lancets', 'عبوة تعبئة من 200 إبرة', 42, '200', { pack: 'box' }],
      ],
    },
    {
      code: 'PEN',
      name: ['Pen needles', 'إبر أقلام الحقن'],
      about: [
        'Thin-walled needles that fit common pens with a short turn. Each one carries an outer and an inner cap.',
        'إبر رقيقة الجدار تركّب على الأقلام الشائعة بلفة قصيرة. لكل إبرة غطاء خارجي وآخر داخلي.',
      ],
      shape: 'penNeedleBox',
      tint: 'sand',
      tags: ['disposable', 'sterile'],
      deviceNumber: 'SFDA-MDMA-2024-0117',
      items: [
        ['4 mm, box of 100', '4 مم، علبة من 100 إبرة', 49, '100', { print: '4 mm' }],
        ['6 mm, box of 100', '6 مم، علبة من 100 إبرة', 47, '100', { print: '6 mm' }],
        ['8 mm, box of 100', '8 مم، علبة من 100 إبرة', 45, '100', { print: '8 mm' }],
      ],
    },
    {
      code: 'INS',
      name: ['Fine-dose syringes', 'محاقن جرعات دقيقة'],
      about: [
        'Clear barrels with bold half-unit marks and a fixed short needle. The plunger glides evenly from the first to the last mark.',
        'أسطوانات شفافة بعلامات واضحة لنصف الوحدة وإبرة قصيرة ثابتة. ينزلق المكبس بسلاسة من أول علامة إلى آخرها.',
      ],
      shape: 'fineSyringe',
      tint: 'rose',
      tags: ['disposable', 'sterile'],
      deviceNumber: 'SFDA-MDMA-2024-0118',
      items: [
        [
          '0.5 ml, box of 100',
          '0.5 مل، علبة من 100 محقن',
          56,
          '100',
          { shape: 'halfFineSyringe', pack: 'box', print: '0.5' },
        ],
        ['1 ml, box of 100', '1 مل، علبة من 100 محقن', 54, '100', { pack: 'box', print: '1' }],
        ['1 ml, bag of 10', '1 مل، كيس من 10 محاقن', 7.25, '10', { pack: 'smallBag', print: '1' }],
      ],
    },
    {
      code: 'FTC',
      name: ['Foot care cream', 'كريم العناية بالقدمين'],
      about: [
        'A rich, unscented cream with urea for dry heels and feet. It sinks in quickly and leaves no film in the socks.',
        'كريم غني باليوريا من دون رائحة للكعبين والقدمين الجافين. يُمتص بسرعة ولا يترك أثرًا على الجوارب.',
      ],
      shape: 'footCream',
      tint: 'lilac',
      tags: ['skin', 'home'],
      items: [
        ['75 ml', '75 مل', 28, '75 ml', { size: 0.8 }],
        ['150 ml', '150 مل', 45, '150 ml'],
        ['75 ml, pack of 3', '75 مل، عبوة من 3 قطع', 76, '×3', { size: 0.8, count: 3 }],
      ],
    },
    {
      code: 'COL',
      name: ['Cooling travel pouch', 'حافظة تبريد للسفر'],
      about: [
        'An insulated pouch with a gel insert that goes into the freezer the night before. It holds two pens and a card with contact details.',
        'حافظة معزولة مع وسادة جل توضع في المجمّد في الليلة السابقة. تتسع لقلمين وبطاقة بيانات للاتصال.',
      ],
      shape: 'coolingPouch',
      tint: 'teal',
      tags: ['travel', 'reusable'],
      items: [
        ['for two pens', 'لقلمين', 65, '×2'],
        ['family size', 'حجم عائلي', 98, '×1', { shape: 'familyCoolingBag' }],
        ['spare gel insert', 'وسادة جل بديلة', 19.5, '×1', { shape: 'gelInsert' }],
      ],
    },
  ],
};
