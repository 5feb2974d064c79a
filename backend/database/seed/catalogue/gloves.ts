import type { Category } from '../family.ts';
import { protectiveSizes } from './size-guides.ts';

export const gloves: Category = {
  slug: 'gloves-and-protective-clothing',
  name: ['Gloves & Protective Clothing', 'القفازات والملابس الواقية'],
  description: [
    'Examination and surgical gloves, gowns, aprons, caps and shoe covers.',
    'قفازات فحص وجراحة، وأردية ومآزر وأغطية رأس وأحذية.',
  ],
  emblem: ['nitrileGloveBox', 'gown'],
  tint: 'lilac',
  sizeGuide: protectiveSizes,
  care: [
    ['Keep the box away from heat and strong light.', 'تُحفظ العلبة بعيدًا عن الحرارة والضوء القوي.'],
    [
      'Single use: put it in the clinical waste bin after wearing.',
      'للاستعمال مرة واحدة: توضع في حاوية النفايات الطبية بعد الاستعمال.',
    ],
  ],
  families: [
    {
      code: 'NIT',
      name: ['Nitrile examination gloves', 'قفازات فحص من النتريل'],
      about: [
        'Powder-free gloves with textured fingertips that hold small instruments well, wet or dry. Free of natural rubber latex, with a rolled edge that makes them quick to put on.',
        'قفازات خالية من البودرة بأطراف أصابع محببة تمسك الأدوات الصغيرة جيدًا وهي رطبة أو جافة. خالية من مطاط اللاتكس الطبيعي، وحافتها الملفوفة تسهّل ارتداءها.',
      ],
      shape: 'nitrileGloveBox',
      tint: 'sky',
      tags: ['disposable', 'clinic', 'latex-free'],
      variants: 'gloveSizes',
      items: [
        ['box of 100', 'علبة من 100 قفاز', 26, '100'],
        ['extra thick, box of 100', 'سماكة إضافية، علبة من 100 قفاز', 34, '100', { shape: 'thickNitrileGloveBox' }],
        ['long cuff, box of 50', 'بساعد طويل، علبة من 50 قفازًا', 31, '50', { shape: 'longCuffGloveBox' }],
        ['clinic carton of 10 boxes', 'كرتون عيادات من 10 علب', 235, '×10', { pack: 'shippingCarton' }],
      ],
    },
    {
      code: 'LAT',
      name: ['Latex examination gloves', 'قفازات فحص من اللاتكس'],
      about: [
        'Thin and elastic, for work where touch matters most. Lightly powdered or polymer-lined inside, and easy to change between patients.',
        'رقيقة ومرنة للأعمال التي تعتمد على حاسة اللمس. متوفرة ببودرة خفيفة أو ببطانة بوليمرية، ويسهل تبديلها بين مريض وآخر.',
      ],
      shape: 'latexGloveBox',
      tint: 'sand',
      tags: ['disposable', 'clinic'],
      variants: 'gloveSizes',
      items: [
        ['powdered, box of 100', 'ببودرة، علبة من 100 قفاز', 21.5, '100', { shape: 'powderedLatexGloveBox' }],
        ['powder-free, box of 100', 'من دون بودرة، علبة من 100 قفاز', 25, '100'],
      ],
    },
    {
      code: 'VIN',
      name: ['Vinyl gloves', 'قفازات فينيل'],
      about: [
        'A smooth, loose-fitting glove for short tasks in care, food service and cleaning. Clear and free of latex, it slips on and off without a struggle.',
        'قفازات ملساء فضفاضة للمهام القصيرة في الرعاية وتقديم الطعام والتنظيف. شفافة وخالية من اللاتكس، وسهلة اللبس والخلع.',
      ],
      shape: 'vinylGloveBox',
      tint: 'sage',
      tags: ['disposable', 'home', 'latex-free'],
      variants: 'gloveSizes',
      items: [
        ['box of 100', 'علبة من 100 قفاز', 16, '100'],
        ['box of 200', 'علبة من 200 قفاز', 29, '200', { shape: 'largeVinylGloveBox' }],
      ],
    },
    {
      code: 'SGL',
      name: ['Sterile surgical gloves', 'قفازات جراحية معقمة'],
      about: [
        'Shaped for the left and the right hand and packed in pairs that open flat. The straight cuff grips the gown sleeve and does not roll down.',
        'مشكّلة لليد اليمنى واليسرى ومعبأة أزواجًا تُفتح بشكل مسطّح. يثبت الساعد المستقيم على كُمّ الرداء ولا ينزلق.',
      ],
      shape: 'gloves',
      tint: 'lilac',
      tags: ['sterile', 'theatre'],
      variants: 'surgicalSizes',
      items: [
        ['one pair', 'زوج واحد', 4.5, '×2'],
        ['box of 50 pairs', 'علبة من 50 زوجًا', 189, '50', { pack: 'box' }],
      ],
    },
    {
      code: 'GWN',
      name: ['Isolation gowns', 'أردية عزل طبية'],
      about: [
        'A fluid-resistant gown with knitted cuffs and ties at the neck and waist. It covers to below the knee and overlaps generously at the back.',
        'رداء مقاوم للسوائل بأساور محبوكة وأربطة عند الرقبة والخصر. يغطي إلى ما دون الركبة ويتداخل بسعة من الخلف.',
      ],
      shape: 'gown',
      tint: 'teal',
      tags: ['disposable', 'clinic'],
      variants: 'supportSizes',
      items: [
        ['pack of 10', 'عبوة من 10 أردية', 52, '10', { pack: 'bag' }],
        [
          'thumb loops, pack of 10',
          'بحلقات للإبهام، عبوة من 10 أردية',
          61,
          '10',
          { shape: 'thumbLoopGown', pack: 'bag' },
        ],
        ['carton of 50', 'كرتون من 50 رداءً', 239, '50', { pack: 'shippingCarton' }],
      ],
    },
    {
      code: 'APR',
      name: ['Disposable aprons', 'مآزر للاستعمال مرة واحدة'],
      about: [
        'A light apron on a flat roll or in a box that gives one at a time. It ties at the back and keeps clothing dry while washing, feeding or cleaning.',
        'مئزر خفيف يأتي على لفة مسطّحة أو في علبة تُخرج قطعة واحدة في كل مرة. يُربط من الخلف ويُبقي الملابس جافة أثناء الغسل أو الإطعام أو التنظيف.',
      ],
      shape: 'apron',
      tint: 'sky',
      tags: ['disposable', 'home'],
      items: [
        ['roll of 200', 'لفة من 200 مئزر', 38, '200', { shape: 'apronRoll' }],
        ['box of 100', 'علبة من 100 مئزر', 22.5, '100', { pack: 'box' }],
        ['long, box of 50', 'طويلة، علبة من 50 مئزرًا', 19.75, '50', { shape: 'longApron', pack: 'smallBox' }],
      ],
    },
    {
      code: 'CAP',
      name: ['Bouffant caps', 'أغطية رأس منفوخة'],
      about: [
        'A breathable cap with a soft elastic edge that leaves no mark on the forehead. It holds long hair and opens from a flat pleat.',
        'غطاء رأس يسمح بمرور الهواء بحافة مطاطية ناعمة لا تترك أثرًا على الجبين. يتسع للشعر الطويل ويُفتح من طيّة مسطّحة.',
      ],
      shape: 'cap',
      tint: 'teal',
      tags: ['disposable', 'theatre'],
      items: [
        ['pack of 100', 'عبوة من 100 غطاء', 17, '100', { pack: 'bag' }],
        ['large, pack of 100', 'مقاس كبير، عبوة من 100 غطاء', 19.5, '100', { shape: 'largeCap', pack: 'bag' }],
        ['pack of 21', 'عبوة من 21 غطاءً', 5.25, '21', { pack: 'smallBag' }],
      ],
    },
    {
      code: 'SHO',
      name: ['Shoe covers', 'أغطية أحذية'],
      about: [
        'Slip-over covers that keep clean rooms clean. The sole is embossed so that it does not slide on polished floors.',
        'أغطية تُلبس فوق الحذاء لتبقى الغرف النظيفة نظيفة. النعل محبّب كي لا ينزلق على الأرضيات الملساء.',
      ],
      shape: 'shoeCover',
      tint: 'sky',
      tags: ['disposable', 'theatre'],
      items: [
        ['pack of 100', 'عبوة من 100 غطاء', 14, '100', { pack: 'bag' }],
        [
          'non-slip sole, pack of 100',
          'بنعل مانع للانزلاق، عبوة من 100 غطاء',
          27,
          '100',
          { shape: 'nonSlipShoeCover', pack: 'bag' },
        ],
        [
          'knee-high, pack of 20',
          'بطول الركبة، عبوة من 20 غطاءً',
          33,
          '20',
          { shape: 'kneeHighShoeCover', pack: 'smallBag' },
        ],
      ],
    },
  ],
};
