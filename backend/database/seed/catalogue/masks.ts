import type { Category } from '../family.ts';

export const masks: Category = {
  slug: 'masks-and-face-protection',
  name: ['Masks & Face Protection', 'الكمامات وحماية الوجه'],
  description: [
    'Masks, respirators, visors and goggles for clinics and homes.',
    'كمامات وأقنعة تنفس وواقيات وجه ونظارات للعيادات والمنازل.',
  ],
  emblem: ['mask', 'faceShield'],
  tint: 'teal',
  care: [
    ['Keep the pack closed and dry until it is used.', 'تُحفظ العبوة مغلقة وجافة حتى موعد الاستعمال.'],
    ['Store it at room temperature, away from direct sun.', 'تُخزَّن في درجة حرارة الغرفة بعيدًا عن أشعة الشمس المباشرة.'],
  ],
  families: [
    {
      code: 'MSK',
      name: ['Three-ply surgical masks', 'كمامات جراحية ثلاثية الطبقات'],
      about: [
        'A soft inner layer, a filter layer and a fluid-repellent outer layer, joined without glue. The nose wire bends to the face and the flat ear loops stay comfortable through a long shift.',
        'طبقة داخلية ناعمة وطبقة ترشيح وطبقة خارجية طاردة للسوائل، ملحومة من دون لاصق. سلك الأنف يتشكّل على الوجه، وأربطة الأذن المسطّحة مريحة طوال المناوبة.',
      ],
      shape: 'mask',
      tint: 'teal',
      tags: ['disposable', 'clinic'],
      items: [
        ['box of 50', 'علبة من 50 كمامة', 14.5, '50', { pack: 'box' }],
        [
          'child size, box of 50',
          'مقاس الأطفال، علبة من 50 كمامة',
          15.5,
          '50',
          { shape: 'childMask', size: 0.8, pack: 'box' },
        ],
        ['pocket pack of 10', 'عبوة جيب من 10 كمامات', 4.75, '10', { pack: 'smallBag' }],
        ['clinic carton of 500', 'كرتون عيادات من 500 كمامة', 118, '500', { pack: 'shippingCarton' }],
      ],
    },
    {
      code: 'TIE',
      name: ['Tie-back theatre masks', 'كمامات غرف العمليات بأربطة خلفية'],
      about: [
        'Four long ties let the mask sit exactly where it should, over a cap or a hood. The light blue outer layer is low in lint and does not glare under theatre lamps.',
        'أربعة أربطة طويلة تثبّت الكمامة في موضعها تمامًا فوق غطاء الرأس. الطبقة الخارجية الزرقاء قليلة الوبر ولا تعكس إضاءة غرفة العمليات.',
      ],
      shape: 'tieMask',
      tint: 'sky',
      tags: ['disposable', 'theatre'],
      items: [
        ['box of 50', 'علبة من 50 كمامة', 22, '50', { pack: 'box' }],
        ['box of 25', 'علبة من 25 كمامة', 12.75, '25', { pack: 'smallBox' }],
        [
          'anti-fog strip, box of 50',
          'بشريط مانع للضباب، علبة من 50 كمامة',
          29.5,
          '50',
          { shape: 'antiFogTieMask', pack: 'box' },
        ],
      ],
    },
    {
      code: 'FFP',
      name: ['FFP2 folding respirators', 'أقنعة تنفس FFP2 قابلة للطي'],
      about: [
        'Five layers folded flat, each piece in its own sleeve. Opened, the respirator stands clear of the lips, so speaking stays easy.',
        'خمس طبقات مطوية بشكل مسطّح، وكل قطعة في غلاف مستقل. عند فتحه يبتعد القناع عن الشفتين فيبقى الحديث سهلًا.',
      ],
      shape: 'foldingRespirator',
      tint: 'sky',
      tags: ['disposable', 'respirator'],
      items: [
        ['box of 20', 'علبة من 20 قناعًا', 39, '20', { pack: 'smallBox' }],
        ['pack of 5', 'عبوة من 5 أقنعة', 11.5, '5', { pack: 'smallBag' }],
        ['box of 50', 'علبة من 50 قناعًا', 89, '50', { pack: 'box' }],
      ],
    },
    {
      code: 'CUP',
      name: ['Cup respirators with valve', 'أقنعة تنفس كأسية بصمام'],
      about: [
        'A pre-formed cup that keeps its shape in humid rooms. The valve lets warm breath out and the two head straps hold it without pressing the ears.',
        'قناع مُشكَّل مسبقًا يحافظ على هيئته في الأماكن الرطبة. يسمح الصمام بخروج الهواء الدافئ، ويثبّته رباطان حول الرأس من دون ضغط على الأذنين.',
      ],
      shape: 'cupRespirator',
      tint: 'sage',
      tags: ['respirator', 'workplace'],
      items: [
        ['box of 10', 'علبة من 10 أقنعة', 46, '10', { pack: 'smallBox' }],
        ['box of 20', 'علبة من 20 قناعًا', 84.5, '20', { pack: 'box' }],
        ['single piece', 'قطعة واحدة', 5.5, '×1'],
      ],
    },
    {
      code: 'VIS',
      name: ['Full-face visors', 'واقيات وجه كاملة'],
      about: [
        'A clear, lightly curved screen from the forehead to below the chin. A foam band keeps it away from the skin, and the screen wipes clean in seconds.',
        'شاشة شفافة مقوّسة قليلًا تمتد من الجبين إلى أسفل الذقن. تبعدها حافة إسفنجية عن البشرة، ويمكن مسحها وتنظيفها في ثوانٍ.',
      ],
      care: [['Wipe it with a soft cloth and keep it from scratches.', 'تُمسح بقطعة قماش ناعمة وتُحفظ بعيدًا عن الخدوش.']],
      shape: 'faceShield',
      tint: 'sage',
      tags: ['reusable', 'clinic'],
      items: [
        ['single visor', 'واقي واحد', 12.5, '×1'],
        ['pack of 5', 'عبوة من 5 واقيات', 54, '×5', { count: 5 }],
        ['frame with 10 spare screens', 'إطار مع 10 شاشات بديلة', 79, '×10', { shape: 'faceShieldWithSpareScreens' }],
      ],
    },
    {
      code: 'GOG',
      name: ['Protective goggles', 'نظارات واقية'],
      about: [
        'Soft sides close the gap around the eyes and hidden vents keep the lens clear. The elastic strap adjusts with one hand, also over a cap.',
        'جوانب ليّنة تغلق الفراغ حول العينين وفتحات تهوية مخفية تُبقي العدسة صافية. يُضبط الشريط المطاطي بيد واحدة، حتى فوق غطاء الرأس.',
      ],
      care: [['Wipe it with a soft cloth and keep it from scratches.', 'تُمسح بقطعة قماش ناعمة وتُحفظ بعيدًا عن الخدوش.']],
      shape: 'goggles',
      tint: 'sand',
      tags: ['reusable', 'workplace'],
      items: [
        ['clear lens', 'بعدسة شفافة', 24, '×1'],
        ['wide fit over glasses', 'مقاس واسع يُلبس فوق النظارة الطبية', 31.5, '×1', { shape: 'wideGoggles' }],
        ['clear lens, pack of 5', 'بعدسة شفافة، عبوة من 5 نظارات', 109, '×5', { count: 5 }],
      ],
    },
    {
      code: 'CLM',
      name: ['Washable cotton masks', 'كمامات قطنية قابلة للغسل'],
      about: [
        'Two layers of close-woven cotton with a pocket for an insert. They keep their shape after repeated washing at 60 degrees.',
        'طبقتان من القطن المتين مع جيب داخلي لإضافة طبقة ترشيح. تحافظ على شكلها بعد الغسل المتكرر بدرجة 60 مئوية.',
      ],
      care: [['Wash the masks before the first use and dry them fully.', 'تُغسل الكمامات قبل أول استعمال وتُجفف تمامًا.']],
      shape: 'clothMask',
      tint: 'rose',
      tags: ['reusable', 'home'],
      variants: 'clothColours',
      items: [
        ['pack of 3', 'عبوة من 3 كمامات', 27, '×3', { count: 3 }],
        ['child size, pack of 3', 'مقاس الأطفال، عبوة من 3 كمامات', 24.5, '×3', { count: 3, size: 0.76 }],
      ],
    },
  ],
};
