import type { Bilingual } from '../bilingual.ts';
import type { Category } from '../family.ts';

const textile: readonly Bilingual[] = [
  ['Wash the cover by hand in lukewarm water and let it dry flat.', 'يُغسل الغطاء يدويًا بماء فاتر ويُترك ليجف مبسوطًا.'],
];

const support: readonly Bilingual[] = [
  ['Wash it by hand in lukewarm water and let it dry flat.', 'يُغسل يدويًا بماء فاتر ويُترك ليجف مبسوطًا.'],
  ['Loosen it if it feels tight.', 'يُرخى إذا كان ضاغطًا.'],
];

export const mobility: Category = {
  slug: 'mobility-and-home-care',
  name: ['Mobility & Home Care', 'التنقل والرعاية المنزلية'],
  description: [
    'Wheelchairs, walking aids, bathroom helpers, beds and supports.',
    'كراسي متحركة ووسائل للمشي ومستلزمات للحمام وأسرّة ومشدات.',
  ],
  emblem: ['steelWheelchair', 'walkingFrame'],
  tint: 'sand',
  care: [
    ['Assembly takes a few minutes and needs no tools.', 'التركيب يستغرق دقائق ولا يحتاج إلى أدوات.'],
    ['Check screws and rubber tips once a month.', 'تُفحص البراغي والأطراف المطاطية مرة كل شهر.'],
    ['Spare parts can be ordered for five years.', 'قطع الغيار متاحة للطلب مدة خمس سنوات.'],
  ],
  families: [
    {
      code: 'WHC',
      name: ['Folding wheelchair', 'كرسي متحرك قابل للطي'],
      about: [
        'A steel or aluminium frame that folds flat for the boot of a car. Armrests lift away, footrests swing aside and the brakes lock with a short lever.',
        'هيكل من الفولاذ أو الألمنيوم يُطوى ليدخل صندوق السيارة. مساند الذراعين ترتفع ومساند القدمين تتحرك جانبًا والمكابح تُقفل بذراع قصير.',
      ],
      shape: 'steelWheelchair',
      tint: 'sand',
      tags: ['home', 'walking'],
      items: [
        ['steel, seat 46 cm', 'فولاذ، مقعد 46 سم', 489, '46 cm'],
        ['aluminium, seat 46 cm', 'ألمنيوم، مقعد 46 سم', 749, '46 cm', { shape: 'aluminiumWheelchair' }],
        ['wide, seat 56 cm', 'عريض، مقعد 56 سم', 695, '56 cm', { shape: 'wideWheelchair' }],
        ['travel chair, 9 kg', 'كرسي سفر، 9 كغ', 829, '9 kg', { shape: 'travelWheelchair' }],
      ],
    },
    {
      code: 'CRU',
      name: ['Elbow crutches', 'عكازات مرفقية'],
      about: [
        'A pair with soft grips and ten height steps that click into place. The rubber tips turn with the step and grip smooth floors.',
        'زوج بمقابض ليّنة وعشر درجات للارتفاع تثبت بنقرة. الأطراف المطاطية تتحرك مع الخطوة وتثبت على الأرضيات الملساء.',
      ],
      care: [['Check the rubber tips once a month.', 'تُفحص الأطراف المطاطية مرة كل شهر.']],
      shape: 'crutchPair',
      tint: 'rose',
      tags: ['walking'],
      items: [
        ['pair, adult', 'زوج للكبار', 89, '×2'],
        ['pair, child', 'زوج للأطفال', 85, '×2', { shape: 'childCrutchPair' }],
        ['rubber tips, pack of 4', 'أطراف مطاطية، عبوة من 4', 24, '×4', { shape: 'rubberTips' }],
      ],
    },
    {
      code: 'CAN4',
      name: ['Four-foot cane', 'عصا بأربع أرجل'],
      about: [
        'Stands by itself and gives a broad, steady base. The curved handle suits the left or the right hand.',
        'تقف وحدها وتعطي قاعدة عريضة ثابتة. مقبضها المنحني يناسب اليد اليمنى واليسرى.',
      ],
      care: [['Check the rubber tips once a month.', 'تُفحص الأطراف المطاطية مرة كل شهر.']],
      shape: 'cane',
      tint: 'lilac',
      tags: ['walking'],
      items: [
        ['small base', 'بقاعدة صغيرة', 59, '×1'],
        ['wide base', 'بقاعدة عريضة', 68, '×1', { shape: 'wideCane' }],
        ['with gel grip', 'بمقبض جل', 52, '×1', { shape: 'gelGripCane' }],
      ],
    },
    {
      code: 'WLK',
      name: ['Walking frame', 'مشاية'],
      about: [
        'A light aluminium frame that folds with one press. Foam grips stay comfortable and the legs adjust in small steps.',
        'هيكل ألمنيوم خفيف يُطوى بضغطة واحدة. المقابض الإسفنجية مريحة والأرجل تُضبط بدرجات صغيرة.',
      ],
      shape: 'walkingFrame',
      tint: 'teal',
      tags: ['walking', 'home'],
      items: [
        ['without wheels', 'من دون عجلات', 119, '×1'],
        ['two front wheels', 'بعجلتين أماميتين', 145, '×1', { shape: 'wheeledWalkingFrame' }],
      ],
    },
    {
      code: 'COM',
      name: ['Commode chair', 'كرسي حمام متنقل'],
      about: [
        'A padded seat, a lid and a bucket that slides out from behind. The arms fold down for an easy move to the bed.',
        'مقعد مبطّن وغطاء ودلو يُسحب من الخلف. مساند الذراعين تُطوى لتسهيل الانتقال إلى السرير.',
      ],
      shape: 'commode',
      tint: 'sky',
      tags: ['home', 'bathroom'],
      items: [
        ['fixed', 'ثابت', 265, '×1'],
        ['with wheels', 'بعجلات', 339, '×1', { shape: 'wheeledCommode' }],
      ],
    },
    {
      code: 'BED',
      name: ['Home care bed', 'سرير رعاية منزلية'],
      about: [
        'Head, knees and height move separately with a hand control in large symbols. Side rails fold away and the wheels lock together.',
        'يتحرك الرأس والركبتان والارتفاع كلٌّ على حدة بجهاز تحكم برموز كبيرة. الحواجز الجانبية تُطوى والعجلات تُقفل معًا.',
      ],
      shape: 'manualBed',
      tint: 'sage',
      tags: ['home'],
      items: [
        ['manual, two cranks', 'يدوي بذراعين', 2150, '×1'],
        ['electric, three functions', 'كهربائي بثلاث وظائف', 4390, '×1', { shape: 'electricBed' }],
      ],
    },
    {
      code: 'SHC',
      name: ['Shower chair', 'كرسي استحمام'],
      about: [
        'A seat with drain holes and rubber feet for wet floors. The back lifts off and the height adjusts for each leg.',
        'مقعد بفتحات تصريف وأرجل مطاطية للأرضيات المبللة. الظهر قابل للإزالة والارتفاع يُضبط لكل رجل.',
      ],
      shape: 'showerChair',
      tint: 'sand',
      tags: ['home', 'bathroom'],
      items: [
        ['with back', 'بظهر', 149, '×1'],
        ['with back and arms', 'بظهر ومساند', 189, '×1', { shape: 'showerChairWithArms' }],
      ],
    },
    {
      code: 'CSH',
      name: ['Pressure relief cushion', 'وسادة لتخفيف الضغط'],
      about: [
        'Soft cells spread the weight over the whole seat. The cover zips off, can be washed and is non-slip underneath.',
        'خلايا ليّنة توزّع الوزن على المقعد كله. الغطاء بسحّاب قابل للغسل ومانع للانزلاق من الأسفل.',
      ],
      care: textile,
      shape: 'gelCushion',
      tint: 'rose',
      tags: ['home'],
      items: [
        ['gel, 45 x 40 cm', 'جل، 45 × 40 سم', 169, '45 cm'],
        ['air cells, 45 x 45 cm', 'خلايا هوائية، 45 × 45 سم', 289, '45 cm', { shape: 'airCushion' }],
        ['ring cushion', 'وسادة حلقية', 75, '×1', { shape: 'ringCushion' }],
      ],
    },
    {
      code: 'KNE',
      name: ['Knee support', 'مشد ركبة'],
      about: [
        'A knitted sleeve with a ring around the kneecap and two straps. It breathes, stays up and fits under trousers.',
        'مشد محبوك بحلقة حول الرضفة وشريطين للتثبيت. يسمح بمرور الهواء ويثبت في مكانه ويُلبس تحت البنطال.',
      ],
      care: support,
      shape: 'kneeSleeve',
      tint: 'lilac',
      tags: ['sport', 'support'],
      variants: 'supportSizes',
      items: [
        ['elastic sleeve', 'كم مرن', 59, '×1'],
        ['with side stays', 'بدعامات جانبية', 99, '×1', { shape: 'kneeBraceWithStays' }],
      ],
    },
    {
      code: 'WRS',
      name: ['Wrist support', 'مشد معصم'],
      about: [
        'Three straps set the hold and a removable stay follows the palm. The lining is soft and takes up sweat.',
        'ثلاثة أشرطة لضبط الشد ودعامة قابلة للإزالة تتبع راحة اليد. البطانة ناعمة وتمتص العرق.',
      ],
      care: support,
      shape: 'leftWristBrace',
      tint: 'teal',
      tags: ['sport', 'support'],
      variants: 'supportSizes',
      items: [
        ['left hand', 'لليد اليسرى', 48, '×1'],
        ['right hand', 'لليد اليمنى', 48, '×1', { shape: 'rightWristBrace' }],
      ],
    },
  ],
};
