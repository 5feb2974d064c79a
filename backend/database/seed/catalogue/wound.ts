import type { Category } from '../family.ts';

export const wound: Category = {
  slug: 'wound-care-and-first-aid',
  name: ['Wound Care & First Aid', 'العناية بالجروح والإسعافات الأولية'],
  description: [
    'Bandages, dressings, plasters, tapes and kits for home, school and work.',
    'أربطة وضمادات ولصقات وأشرطة وحقائب للمنزل والمدرسة والعمل.',
  ],
  emblem: ['homeKit', 'elasticBandage8'],
  tint: 'rose',
  returnClass: 'sealed',
  care: [
    ['Do not use it if the pack is open or damaged.', 'لا يُستعمل إذا كانت العبوة مفتوحة أو تالفة.'],
    ['Keep it in a clean, dry drawer.', 'يُحفظ في درج نظيف وجاف.'],
    ['For a serious injury call the emergency number first.', 'في الإصابات الخطيرة يُتصل برقم الطوارئ أولًا.'],
  ],
  families: [
    {
      code: 'ELB',
      name: ['Elastic bandage', 'رباط ضاغط مرن'],
      about: [
        'A woven bandage with a soft edge that stretches to twice its length and comes back. Two clips are in every pack and it can be washed by hand.',
        'رباط منسوج بحافة ناعمة يتمدد إلى ضعف طوله ثم يعود. في كل عبوة مشبكان ويمكن غسله باليد.',
      ],
      shape: 'elasticBandage8',
      tint: 'sand',
      tags: ['first-aid', 'reusable'],
      items: [
        ['6 cm x 4.5 m', '6 سم × 4.5 م', 6.5, '6 cm', { shape: 'elasticBandage6' }],
        ['8 cm x 4.5 m', '8 سم × 4.5 م', 7.75, '8 cm'],
        ['10 cm x 4.5 m', '10 سم × 4.5 م', 9, '10 cm', { shape: 'elasticBandage10' }],
        ['15 cm x 4.5 m', '15 سم × 4.5 م', 12.5, '15 cm', { shape: 'elasticBandage15' }],
      ],
    },
    {
      code: 'COH',
      name: ['Cohesive bandage', 'رباط ذاتي الالتصاق'],
      about: [
        'Sticks to itself and not to skin or hair, so it needs no clips. It tears by hand and stays in place during sport.',
        'يلتصق بنفسه ولا يلتصق بالجلد أو الشعر فلا يحتاج إلى مشابك. يُقطع باليد ويثبت في مكانه أثناء الرياضة.',
      ],
      shape: 'cohesiveBandage',
      tint: 'sand',
      tags: ['first-aid', 'sport'],
      variants: 'bandageColours',
      items: [
        ['5 cm x 4.5 m', '5 سم × 4.5 م', 7.5, '5 cm', { shape: 'cohesiveBandage5' }],
        ['7.5 cm x 4.5 m', '7.5 سم × 4.5 م', 9.5, '7.5 cm'],
        ['10 cm, box of 12', '10 سم، علبة من 12 رباطًا', 105, '×12', { shape: 'cohesiveBandage10', pack: 'box' }],
      ],
    },
    {
      code: 'PLA',
      name: ['Sticking plasters', 'لصقات جروح'],
      about: [
        'Plasters with a soft pad and rounded corners that do not lift at once. The edge holds in water and comes off without pulling.',
        'لصقات بوسادة ناعمة وزوايا مستديرة لا تنفصل سريعًا. تثبت حافتها في الماء وتُزال من دون شد.',
      ],
      shape: 'plasterBox',
      tint: 'sky',
      tags: ['first-aid', 'family'],
      items: [
        ['assorted, box of 40', 'مقاسات متنوعة، علبة من 40 لصقة', 9.5, '40', { size: 0.86 }],
        ['assorted, box of 100', 'مقاسات متنوعة، علبة من 100 لصقة', 19, '100', { shape: 'largePlasterBox' }],
        ['for children, box of 30', 'للأطفال، علبة من 30 لصقة', 11, '30', { shape: 'childPlasterBox' }],
        ['fabric strip, 1 m', 'شريط قماشي، 1 م', 8.25, '1 m', { shape: 'plasterStrip' }],
      ],
    },
    {
      code: 'GAU',
      name: ['Gauze swabs', 'قطع شاش'],
      about: [
        'Pure cotton gauze with folded edges, so that no threads come loose. Soft, absorbent and easy to take one by one.',
        'شاش قطني خالص بحواف مطوية كي لا تنفصل الخيوط. ناعم وماص ويسهل أخذه قطعة قطعة.',
      ],
      shape: 'gauze',
      tint: 'teal',
      tags: ['first-aid', 'clinic'],
      items: [
        ['10 x 10 cm, pack of 100', '10 × 10 سم، عبوة من 100 قطعة', 13, '100'],
        ['5 x 5 cm, pack of 100', '5 × 5 سم، عبوة من 100 قطعة', 7, '100', { size: 0.5 }],
        ['sterile, 25 packs of 2', 'معقم، 25 مغلفًا في كل منها قطعتان', 18.5, '25', { shape: 'sterileGauze' }],
      ],
    },
    {
      code: 'COT',
      name: ['Absorbent cotton', 'قطن ماص'],
      about: [
        'Bleached, fluffy cotton without additives. The resealable bag keeps the rest clean and dry.',
        'قطن أبيض منفوش من دون إضافات. الكيس القابل لإعادة الإغلاق يُبقي الباقي نظيفًا وجافًا.',
      ],
      shape: 'cottonRoll',
      tint: 'sky',
      tags: ['first-aid', 'home'],
      items: [
        ['balls, pack of 200', 'كرات، عبوة من 200 كرة', 10, '200', { shape: 'cottonBalls' }],
        ['roll of 500 g', 'لفة 500 غ', 17.5, '500 g'],
        ['roll of 100 g', 'لفة 100 غ', 5, '100 g', { size: 0.62 }],
      ],
    },
    {
      code: 'TAP',
      name: ['Fixation tape', 'شريط تثبيت لاصق'],
      about: [
        'A gentle tape that breathes and tears straight across. It holds dressings and tubes and leaves little behind.',
        'شريط لطيف يسمح بمرور الهواء ويُقطع باستقامة. يثبّت الضمادات والأنابيب ولا يترك أثرًا يُذكر.',
      ],
      shape: 'paperTape',
      tint: 'sky',
      tags: ['first-aid', 'clinic'],
      items: [
        ['paper, 2.5 cm x 9 m', 'ورقي، 2.5 سم × 9 م', 5.5, '2.5 cm'],
        ['silk, 2.5 cm x 5 m', 'حريري، 2.5 سم × 5 م', 7, '2.5 cm', { shape: 'silkTape' }],
        ['wide, 10 cm x 10 m', 'عريض، 10 سم × 10 م', 26, '10 cm', { shape: 'wideTape' }],
      ],
    },
    {
      code: 'DRS',
      name: ['Foam dressing', 'ضماد إسفنجي'],
      about: [
        'A soft foam pad with a film back that keeps water out and lets vapour pass. The border sticks gently and can be repositioned.',
        'وسادة إسفنجية ناعمة بغشاء خلفي يمنع الماء ويسمح بمرور البخار. الحافة تلتصق بلطف ويمكن تعديل موضعها.',
      ],
      shape: 'dressing',
      tint: 'sage',
      tags: ['sterile', 'clinic'],
      items: [
        ['10 x 10 cm, box of 10', '10 × 10 سم، علبة من 10 ضمادات', 89, '10', { pack: 'box' }],
        ['7.5 x 7.5 cm, box of 10', '7.5 × 7.5 سم، علبة من 10 ضمادات', 64, '10', { size: 0.75, pack: 'box' }],
        ['single, 10 x 20 cm', 'قطعة واحدة، 10 × 20 سم', 14, '×1', { shape: 'rectangularDressing' }],
      ],
    },
    {
      code: 'KIT',
      name: ['First-aid kit', 'حقيبة إسعافات أولية'],
      about: [
        'A sturdy case with clear compartments and a list of contents inside the lid. Everything can be reordered piece by piece.',
        'حقيبة متينة بأقسام واضحة وقائمة بالمحتويات داخل الغطاء. يمكن إعادة طلب كل محتوياتها قطعة قطعة.',
      ],
      shape: 'homeKit',
      tint: 'rose',
      tags: ['first-aid', 'family', 'workplace'],
      items: [
        ['for the car', 'للسيارة', 65, '×1', { shape: 'carKit' }],
        ['for home, 80 parts', 'للمنزل، 80 قطعة', 99, '80'],
        ['for the workplace, 160 parts', 'لأماكن العمل، 160 قطعة', 189, '160', { shape: 'workplaceKit' }],
        ['for schools, 220 parts', 'للمدارس، 220 قطعة', 249, '220', { shape: 'schoolKit' }],
      ],
    },
    {
      code: 'GPK',
      name: ['Hot and cold gel pack', 'كمادة جل ساخنة وباردة'],
      about: [
        'Stays supple in the freezer and warms in hot water. The soft sleeve keeps it off the bare skin.',
        'تبقى ليّنة في المجمّد وتسخن في الماء الحار. الغلاف الناعم يبعدها عن البشرة مباشرة.',
      ],
      shape: 'gelPack',
      tint: 'sky',
      tags: ['sport', 'reusable'],
      items: [
        ['single, 13 x 25 cm', 'قطعة واحدة، 13 × 25 سم', 22, '×1'],
        ['pack of 3', 'عبوة من 3 قطع', 54, '×3', { count: 3 }],
        ['large, 20 x 30 cm', 'حجم كبير، 20 × 30 سم', 34, '30 cm', { shape: 'largeGelPack' }],
      ],
    },
    {
      code: 'SCI',
      name: ['Bandage scissors', 'مقص ضمادات'],
      about: [
        'Stainless steel with a blunt lower tip that slides under a bandage. Large rings fit gloved fingers.',
        'فولاذ مقاوم للصدأ بطرف سفلي غير حاد ينزلق تحت الرباط. حلقات واسعة تناسب الأصابع بالقفازات.',
      ],
      care: [['Clean it after use and store it dry.', 'يُنظَّف بعد الاستعمال ويُحفظ جافًا.']],
      shape: 'scissors',
      tint: 'teal',
      tags: ['instrument', 'reusable'],
      items: [
        ['14 cm', '14 سم', 24, '14 cm', { shape: 'shortScissors' }],
        ['18 cm', '18 سم', 32, '18 cm'],
        ['clothing shears, 19 cm', 'مقص ملابس قوي، 19 سم', 28, '19 cm', { shape: 'clothingShears' }],
      ],
    },
    {
      code: 'FOR',
      name: ['Splinter forceps', 'ملقط دقيق'],
      about: [
        'Fine, aligned tips and a light spring. Packed in a tray that protects the points.',
        'أطراف دقيقة متوازية ونابض خفيف. معبأ في صينية تحمي رأسيه.',
      ],
      care: [['Clean it after use and store it dry.', 'يُنظَّف بعد الاستعمال ويُحفظ جافًا.']],
      shape: 'forceps',
      tint: 'sage',
      tags: ['instrument', 'first-aid'],
      items: [
        ['straight, 12 cm', 'مستقيم، 12 سم', 14.5, '12 cm'],
        ['angled, 12 cm', 'مائل، 12 سم', 15.5, '12 cm', { shape: 'angledForceps' }],
        ['sterile, box of 25', 'معقم، علبة من 25 ملقطًا', 86, '25', { shape: 'sterileForceps', pack: 'box' }],
      ],
    },
  ],
};
