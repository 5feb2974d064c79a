import type { Category } from '../family.ts';
import { uniformSizes } from './size-guides.ts';

export const uniforms: Category = {
  slug: 'medical-uniforms',
  name: ['Medical Uniforms', 'الأزياء الطبية'],
  description: [
    'Scrubs, coats, caps and shoes for long shifts.',
    'بدلات طبية ومعاطف وأغطية رأس وأحذية للمناوبات الطويلة.',
  ],
  emblem: ['scrubTop', 'clog'],
  tint: 'teal',
  sizeGuide: uniformSizes,
  care: [
    ['Wash it inside out at 60 degrees with like colours.', 'يُغسل مقلوبًا بدرجة 60 مئوية مع ألوان مشابهة.'],
    ['The size guide next to the sizes gives all measurements.', 'دليل المقاسات بجانب المقاسات يبيّن جميع القياسات.'],
  ],
  families: [
    {
      code: 'SCT',
      name: ['Scrub top', 'قميص طبي'],
      about: [
        'A straight V-neck top with three pockets and side slits. The cloth has a little stretch, dries fast and needs hardly any ironing.',
        'قميص مستقيم بياقة على شكل V وثلاثة جيوب وفتحات جانبية. القماش مرن قليلًا ويجف بسرعة ولا يكاد يحتاج إلى كي.',
      ],
      shape: 'scrubTop',
      tint: 'teal',
      tags: ['clothing', 'student'],
      variants: 'clothingSizes',
      items: [
        ['teal', 'أخضر مزرق', 79, '×1'],
        ['with contrast collar', 'بياقة بلون مختلف', 89, '×1', { shape: 'contrastScrubTop' }],
      ],
    },
    {
      code: 'SCS',
      name: ['Scrub set', 'طقم طبي'],
      about: [
        'A top and trousers in the same cloth, with a drawstring waist and five pockets in all. The seams are doubled where they work hardest.',
        'قميص وبنطال من القماش نفسه بخصر برباط وخمسة جيوب إجمالًا. الدرزات مزدوجة في أكثر المواضع استعمالًا.',
      ],
      shape: 'scrubSet',
      tint: 'sky',
      tags: ['clothing', 'student'],
      variants: 'clothingSizes',
      items: [
        ['sky blue', 'أزرق سماوي', 145, '×2'],
        ['sky blue, for men', 'أزرق سماوي، رجالي', 149, '×2', { shape: 'scrubSetForMen' }],
        ['sky blue, long sleeves', 'أزرق سماوي، بأكمام طويلة', 159, '×2', { shape: 'longSleevedScrubSet' }],
      ],
    },
    {
      code: 'SCC',
      name: ['Stretch scrub top', 'قميص طبي مطاطي'],
      about: [
        'A light, four-way stretch cloth that moves with the shoulders. A pen slot and a loop for the badge are sewn in.',
        'قماش خفيف مرن في كل الاتجاهات يتحرك مع الكتفين. خيطت فيه فتحة للقلم وحلقة للبطاقة.',
      ],
      shape: 'stretchScrubTop',
      tint: 'lilac',
      tags: ['clothing'],
      variants: 'clothColours',
      items: [
        ['size M', 'مقاس متوسط', 99, 'M', { print: 'M', size: 0.94 }],
        ['size L', 'مقاس كبير', 99, 'L', { print: 'L' }],
      ],
    },
    {
      code: 'COA',
      name: ['Long-sleeved coat', 'معطف طبي بأكمام طويلة'],
      about: [
        'A coat of cotton and polyester with cuffs that fit under gloves. It closes with a tie and keeps its colour wash after wash.',
        'معطف من القطن والبوليستر بأساور تدخل تحت القفازات. يُغلق برباط ويحافظ على لونه غسلة بعد غسلة.',
      ],
      shape: 'labCoatForWomen',
      tint: 'sage',
      tags: ['clothing', 'reusable'],
      variants: 'clothingSizes',
      items: [
        ['for women', 'نسائي', 119, '×1'],
        ['for men', 'رجالي', 119, '×1', { shape: 'labCoatForMen' }],
        ['for students', 'للطلاب', 89, '×1', { shape: 'labCoatForStudents' }],
      ],
    },
    {
      code: 'CLC',
      name: ['Cotton theatre cap', 'غطاء رأس قطني'],
      about: [
        'A soft cap with a sweatband and a tie at the back. Two buttons at the side take the loops of a mask.',
        'غطاء رأس ناعم بشريط ماص للعرق ورباط خلفي. زران جانبيان لتعليق أربطة الكمامة.',
      ],
      shape: 'theatreCap',
      tint: 'lilac',
      tags: ['clothing', 'theatre'],
      variants: 'clothColours',
      items: [
        ['single', 'قطعة واحدة', 24, '×1'],
        ['pack of 2', 'عبوة من قطعتين', 44, '×2', { count: 2 }],
      ],
    },
    {
      code: 'CLG',
      name: ['Work clogs', 'أحذية عمل طبية'],
      about: [
        'A light one-piece clog with vents on the side away from spills and a strap that swings back. The sole grips wet tiles and the whole shoe can be rinsed.',
        'حذاء خفيف من قطعة واحدة بفتحات تهوية بعيدة عن السوائل وحزام خلفي متحرك. نعله ثابت على البلاط المبلل ويمكن شطف الحذاء كله.',
      ],
      care: [['Rinse it with cool water and let it dry in the shade.', 'يُشطف بماء فاتر ويُترك ليجف في الظل.']],
      shape: 'clog',
      tint: 'teal',
      tags: ['shoes'],
      variants: 'clogColours',
      items: [
        ['size 38', 'مقاس 38', 95, '38', { print: '38', size: 0.92 }],
        ['size 40', 'مقاس 40', 95, '40', { print: '40', size: 0.96 }],
        ['size 42', 'مقاس 42', 95, '42', { print: '42' }],
      ],
    },
    {
      code: 'CLS',
      name: ['Cushioned work clogs', 'أحذية عمل طبية مبطنة'],
      about: [
        'A closed clog with a removable cushioned insole for hours of standing. The rim is padded and the heel is slightly raised.',
        'حذاء مغلق بنعل داخلي مبطّن قابل للإزالة لساعات الوقوف الطويلة. حافته مبطنة وكعبه مرتفع قليلًا.',
      ],
      care: [['Rinse it with cool water and let it dry in the shade.', 'يُشطف بماء فاتر ويُترك ليجف في الظل.']],
      shape: 'closedHeelClog',
      tint: 'sand',
      tags: ['shoes'],
      variants: 'shoeSizes',
      items: [
        ['closed heel', 'بكعب مغلق', 139, '×2'],
        ['with strap', 'بحزام', 129, '×2', { shape: 'strapClog' }],
      ],
    },
  ],
};
