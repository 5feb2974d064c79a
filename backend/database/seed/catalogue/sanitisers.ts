import type { Category } from '../family.ts';

export const sanitisers: Category = {
  slug: 'sanitisers-and-disinfection',
  name: ['Sanitisers & Disinfection', 'المعقمات والتطهير'],
  description: [
    'Hand gels, soaps, wipes, sprays and solutions for clean hands and surfaces.',
    'جل لليدين وصابون ومناديل وبخاخات ومحاليل لنظافة اليدين والأسطح.',
  ],
  emblem: ['gelPump', 'wipesTub'],
  tint: 'sky',
  care: [
    ['Keep it away from flames and out of the reach of children.', 'يُحفظ بعيدًا عن اللهب وعن متناول الأطفال.'],
    ['Close the lid after every use.', 'يُغلق الغطاء بعد كل استعمال.'],
    ['Read the label before use; for external use only.', 'تُقرأ البطاقة قبل الاستعمال؛ للاستعمال الخارجي فقط.'],
  ],
  families: [
    {
      code: 'GEL',
      name: ['Hand sanitiser gel with pump', 'جل معقم لليدين بمضخة'],
      about: [
        'A clear 70 % alcohol gel with glycerine that dries without a sticky film. One press of the pump gives enough for both hands.',
        'جل شفاف بكحول 70 % مع الجلسرين يجف من دون أثر لزج. ضغطة واحدة على المضخة تكفي اليدين معًا.',
      ],
      shape: 'gelPump',
      tint: 'teal',
      tags: ['hand-hygiene', 'clinic'],
      items: [
        ['250 ml', '250 مل', 11, '250 ml', { size: 0.64 }],
        ['500 ml', '500 مل', 17.5, '500 ml', { size: 0.8 }],
        ['1 litre', '1 لتر', 29, '1 L'],
        ['aloe vera, 500 ml', 'بالألوفيرا، 500 مل', 19.5, '500 ml', { shape: 'aloeGelPump', size: 0.8 }],
      ],
    },
    {
      code: 'PKG',
      name: ['Pocket sanitiser gel', 'جل معقم للجيب'],
      about: [
        'A small flip-top bottle for the bag, the car or a uniform pocket. The gel is unscented and leaves the skin soft.',
        'عبوة صغيرة بغطاء قلاب للحقيبة أو السيارة أو جيب الزي. الجل من دون رائحة ويترك البشرة ناعمة.',
      ],
      shape: 'flipTopBottle',
      tint: 'sky',
      tags: ['hand-hygiene', 'travel'],
      items: [
        ['50 ml', '50 مل', 4.25, '50 ml', { size: 0.8 }],
        ['50 ml, pack of 6', '50 مل، عبوة من 6 قطع', 22, '×6', { size: 0.8, count: 6 }],
        ['100 ml', '100 مل', 6.5, '100 ml'],
      ],
    },
    {
      code: 'SOP',
      name: ['Mild hand wash', 'صابون سائل لطيف لليدين'],
      about: [
        'A soap for hands that are washed many times a day, balanced to the skin and free of colour. It rinses off quickly and does not dry out.',
        'صابون للأيدي التي تُغسل مرات كثيرة في اليوم، متوازن مع البشرة ومن دون ألوان. يُشطف بسرعة ولا يسبب الجفاف.',
      ],
      shape: 'soapPump',
      tint: 'rose',
      tags: ['hand-hygiene', 'home'],
      items: [
        ['500 ml', '500 مل', 14, '500 ml', { size: 0.8 }],
        ['1 litre', '1 لتر', 23.5, '1 L'],
        ['refill, 5 litres', 'عبوة تعبئة، 5 لترات', 78, '5 L', { shape: 'soapRefill' }],
      ],
    },
    {
      code: 'SPR',
      name: ['Surface disinfectant spray', 'بخاخ مطهر للأسطح'],
      about: [
        'A ready-to-use spray for trolleys, keyboards and door handles. The fine nozzle wets evenly and the liquid leaves no streaks.',
        'بخاخ جاهز للاستعمال للعربات ولوحات المفاتيح ومقابض الأبواب. فوهته الدقيقة تبلّل السطح بالتساوي ولا يترك السائل خطوطًا.',
      ],
      shape: 'spray',
      tint: 'sage',
      tags: ['surface', 'clinic'],
      items: [
        ['500 ml', '500 مل', 18, '500 ml', { size: 0.87 }],
        ['750 ml', '750 مل', 24.5, '750 ml'],
        ['alcohol-free, 750 ml', 'من دون كحول، 750 مل', 26, '750 ml', { shape: 'alcoholFreeSpray' }],
      ],
    },
    {
      code: 'CAN',
      name: ['Disinfectant concentrate', 'مركز تطهير للأرضيات'],
      about: [
        'A concentrate for floors and large surfaces; a measuring cup is in the cap. One litre makes up to fifty litres of solution.',
        'مركّز للأرضيات والأسطح الكبيرة مع كوب قياس في الغطاء. يكفي لتر واحد لتحضير ما يصل إلى خمسين لترًا من المحلول.',
      ],
      shape: 'disinfectantCanister',
      tint: 'sky',
      tags: ['surface', 'workplace'],
      items: [
        ['5 litres', '5 لترات', 69, '5 L', { size: 0.8 }],
        ['10 litres', '10 لترات', 125, '10 L'],
        ['pine scent, 5 litres', 'برائحة الصنوبر، 5 لترات', 72.5, '5 L', { shape: 'pineCanister', size: 0.8 }],
      ],
    },
    {
      code: 'AWP',
      name: ['Alcohol hand wipes', 'مناديل كحولية لليدين'],
      about: [
        'Soft, lint-free wipes with a lid that seals tight. Each one is large enough for both hands and a phone.',
        'مناديل ناعمة لا تترك وبرًا بغطاء محكم الإغلاق. كل منديل يكفي اليدين والهاتف معًا.',
      ],
      shape: 'wipes',
      tint: 'teal',
      tags: ['hand-hygiene', 'travel'],
      items: [
        ['pack of 40', 'عبوة من 40 منديلًا', 8.5, '40', { size: 0.82 }],
        ['pack of 80', 'عبوة من 80 منديلًا', 14.75, '80'],
        ['pocket pack of 15', 'عبوة جيب من 15 منديلًا', 3.95, '15', { size: 0.58 }],
        ['family set of 4 packs', 'مجموعة عائلية من 4 عبوات', 49, '×4', { count: 4 }],
      ],
    },
    {
      code: 'TUB',
      name: ['Surface wipes in a tub', 'مناديل أسطح في علبة'],
      about: [
        'Strong wipes that come one at a time through the star opening. For beds, chairs and devices between two patients.',
        'مناديل متينة تخرج واحدًا تلو الآخر من فتحة نجمية. للأسرّة والكراسي والأجهزة بين مريض وآخر.',
      ],
      shape: 'wipesTub',
      tint: 'sky',
      tags: ['surface', 'clinic'],
      items: [
        ['tub of 100', 'علبة من 100 منديل', 27, '100', { size: 0.82 }],
        ['tub of 200', 'علبة من 200 منديل', 46, '200'],
        ['refill of 100', 'عبوة تعبئة من 100 منديل', 21, '100', { shape: 'wipesRefill' }],
      ],
    },
    {
      code: 'SKN',
      name: ['Skin cleansing solution', 'محلول تنظيف البشرة'],
      about: [
        'A clear solution to clean intact skin before a dressing or an injection is prepared. It dries in under a minute and does not stain.',
        'محلول شفاف لتنظيف البشرة السليمة قبل تجهيز الضماد أو الحقنة. يجف في أقل من دقيقة ولا يترك بقعًا.',
      ],
      shape: 'solutionBottle',
      tint: 'sand',
      tags: ['skin', 'clinic'],
      items: [
        ['100 ml', '100 مل', 9, '100 ml', { size: 0.58 }],
        ['250 ml', '250 مل', 16.5, '250 ml', { size: 0.74 }],
        ['1 litre', '1 لتر', 43, '1 L'],
      ],
    },
  ],
};
