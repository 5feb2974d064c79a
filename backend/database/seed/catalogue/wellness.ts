import type { Bilingual } from '../bilingual.ts';
import type { Category } from '../family.ts';

const supplement: readonly Bilingual[] = [
  ['A food supplement is not a substitute for a varied diet.', 'المكمل الغذائي ليس بديلًا عن غذاء متنوع.'],
  [
    'Do not exceed the amount on the label; keep it away from children.',
    'لا تُتجاوز الكمية المذكورة على البطاقة؛ يُحفظ بعيدًا عن الأطفال.',
  ],
  ['Ask your pharmacist if you take other products.', 'يُسأل الصيدلي عند تناول منتجات أخرى.'],
];

export const wellness: Category = {
  slug: 'vitamins-and-wellness',
  name: ['Vitamins & Wellness', 'الفيتامينات والصحة العامة'],
  description: [
    'Vitamins, minerals, skin care and everyday comfort.',
    'فيتامينات ومعادن وعناية بالبشرة ومنتجات للراحة اليومية.',
  ],
  emblem: ['softgelJar', 'capsuleBottle'],
  tint: 'sage',
  care: [
    ['The batch number and the expiry date are on the pack.', 'رقم التشغيلة وتاريخ الصلاحية مذكوران على العبوة.'],
    ['Keep it dry and away from children.', 'يُحفظ جافًا وبعيدًا عن متناول الأطفال.'],
  ],
  families: [
    {
      code: 'VTD',
      name: ['Vitamin D3 capsules', 'كبسولات فيتامين د3'],
      about: [
        'Small soft capsules in olive oil, easy to swallow with a meal. The dark bottle keeps light out and the lid is child-resistant.',
        'كبسولات ليّنة صغيرة بزيت الزيتون يسهل بلعها مع الوجبة. العبوة الداكنة تحجب الضوء والغطاء مقاوم لعبث الأطفال.',
      ],
      care: supplement,
      shape: 'capsuleBottle',
      tint: 'sand',
      tags: ['supplement', 'family'],
      items: [
        ['1000 IU, 90 capsules', '1000 وحدة دولية، 90 كبسولة', 39, '90', { print: '1000', size: 0.84 }],
        ['1000 IU, 180 capsules', '1000 وحدة دولية، 180 كبسولة', 68, '180', { print: '1000' }],
        ['2000 IU, 90 capsules', '2000 وحدة دولية، 90 كبسولة', 46, '90', { print: '2000', size: 0.84 }],
      ],
    },
    {
      code: 'VTC',
      name: ['Vitamin C tablets', 'أقراص فيتامين سي'],
      about: [
        'Tablets with a light orange taste, without added sugar. They come in blisters that travel well.',
        'أقراص بنكهة برتقال خفيفة من دون سكر مضاف. تأتي في شرائط مناسبة للسفر.',
      ],
      care: supplement,
      shape: 'ovalTabletBlister',
      tint: 'sand',
      tags: ['supplement', 'travel'],
      items: [
        ['500 mg, 30 tablets', '500 ملغ، 30 قرصًا', 18, '30', { count: 3 }],
        ['500 mg, 60 tablets', '500 ملغ، 60 قرصًا', 32, '60', { count: 6 }],
        ['with zinc, 30 tablets', 'مع الزنك، 30 قرصًا', 24, '30', { count: 3, print: 'Zn' }],
      ],
    },
    {
      code: 'MUL',
      name: ['Multivitamin', 'فيتامينات متعددة'],
      about: [
        'A balanced daily mix of vitamins and minerals, listed in full on the label. One piece a day, with water.',
        'مزيج يومي متوازن من الفيتامينات والمعادن مذكور بالكامل على البطاقة. قطعة واحدة في اليوم مع الماء.',
      ],
      care: supplement,
      shape: 'tabletBottle',
      tint: 'sage',
      tags: ['supplement', 'family'],
      items: [
        ['adults, 60 tablets', 'للكبار، 60 قرصًا', 55, '60'],
        ['over 50, 60 tablets', 'لمن فوق الخمسين، 60 قرصًا', 59, '60', { print: '50+' }],
        ['children, 60 chewables', 'للأطفال، 60 قرصًا للمضغ', 49, '60', { shape: 'chewableBottle' }],
      ],
    },
    {
      code: 'OMG',
      name: ['Omega-3 softgels', 'كبسولات أوميغا 3'],
      about: [
        'Purified fish oil with a touch of lemon against the aftertaste. Each jar carries its batch number and the oil it was made from.',
        'زيت سمك منقّى بلمسة ليمون تخفف الطعم. تحمل كل عبوة رقم التشغيلة ونوع الزيت المستعمل.',
      ],
      care: supplement,
      shape: 'softgelJar',
      tint: 'sky',
      tags: ['supplement'],
      items: [
        ['60 softgels', '60 كبسولة', 58, '60', { size: 0.82 }],
        ['120 softgels', '120 كبسولة', 99, '120'],
        ['plant-based, 60 softgels', 'نباتي المصدر، 60 كبسولة', 79, '60', { shape: 'plantSoftgelJar', size: 0.82 }],
      ],
    },
    {
      code: 'COLG',
      name: ['Collagen powder', 'مسحوق كولاجين'],
      about: [
        'A fine powder that stirs into water or juice without lumps. Neutral in taste, with a measuring spoon inside the lid.',
        'مسحوق ناعم يذوب في الماء أو العصير من دون تكتل. محايد الطعم ومعه ملعقة قياس داخل الغطاء.',
      ],
      care: supplement,
      shape: 'powderTub',
      tint: 'rose',
      tags: ['supplement'],
      items: [
        ['250 g', '250 غ', 89, '250 g', { size: 0.8 }],
        ['500 g', '500 غ', 159, '500 g'],
        ['berry, 250 g', 'بنكهة التوت، 250 غ', 94, '250 g', { shape: 'berryPowderTub', size: 0.8 }],
      ],
    },
    {
      code: 'MAG',
      name: ['Magnesium tablets', 'أقراص مغنيسيوم'],
      about: [
        'Two-layer tablets with a groove for halving. The pack shows the days of the week.',
        'أقراص بطبقتين بخط يسهّل قسمتها. تظهر على العبوة أيام الأسبوع.',
      ],
      care: supplement,
      shape: 'roundTabletBlister',
      tint: 'lilac',
      tags: ['supplement', 'sport'],
      items: [
        ['30 tablets', '30 قرصًا', 29, '30', { count: 3 }],
        ['60 tablets', '60 قرصًا', 52, '60', { count: 6 }],
      ],
    },
    {
      code: 'CRM',
      name: ['Moisturising cream', 'كريم مرطب'],
      about: [
        'A plain cream without perfume or colour for face, hands and body. It spreads thinly and is ready for clothes in a minute.',
        'كريم بسيط من دون عطر أو ألوان للوجه واليدين والجسم. يُفرد بطبقة رقيقة ويجف في دقيقة.',
      ],
      shape: 'cream',
      tint: 'teal',
      tags: ['skin', 'family'],
      items: [
        ['100 ml', '100 مل', 26, '100 ml', { size: 0.8 }],
        ['200 ml', '200 مل', 42, '200 ml'],
        ['for children, 100 ml', 'للأطفال، 100 مل', 29, '100 ml', { shape: 'childCream', size: 0.8 }],
      ],
    },
    {
      code: 'EYE',
      name: ['Saline eye rinse', 'محلول ملحي للعين'],
      about: [
        'A clear saline rinse in single doses or a dropper bottle. No preservatives; a twist opens it.',
        'محلول ملحي صافٍ في جرعات مفردة أو عبوة قطّارة. من دون مواد حافظة ويُفتح بلفة.',
      ],
      shape: 'eyeRinseBottle',
      tint: 'sage',
      tags: ['family', 'travel'],
      items: [
        ['10 ml bottle', 'عبوة 10 مل', 15, '10 ml'],
        ['single doses, 20 x 5 ml', 'جرعات مفردة، 20 × 5 مل', 28, '×20', { shape: 'singleDoses' }],
      ],
    },
    {
      code: 'HON',
      name: ['Honey and thyme syrup', 'شراب العسل والزعتر'],
      about: [
        'A thick syrup of honey and thyme, sweet without added sugar. The cup on the cap shows three amounts.',
        'شراب كثيف من العسل والزعتر، حلو من دون سكر مضاف. يبيّن الكوب على الغطاء ثلاث كميات.',
      ],
      shape: 'syrupBottle',
      tint: 'rose',
      tags: ['family', 'home'],
      items: [
        ['120 ml', '120 مل', 22, '120 ml', { size: 0.85 }],
        ['200 ml', '200 مل', 33, '200 ml'],
      ],
    },
    {
      code: 'RAP',
      name: ['Home test kit', 'اختبار منزلي سريع'],
      about: [
        'A cassette, a dropper tube and clear steps with pictures. The window shows the result within fifteen minutes.',
        'شريحة اختبار وأنبوب قطّارة وخطوات واضحة بالصور. تظهر النتيجة في النافذة خلال خمس عشرة دقيقة.',
      ],
      care: [
        [
          'Keep it between 2 and 8 °C. The result does not replace a visit to the doctor.',
          'يُحفظ بين 2 و8 درجات مئوية. النتيجة لا تغني عن زيارة الطبيب.',
        ],
      ],
      returnClass: 'cold_chain',
      shape: 'rapidTest',
      tint: 'sage',
      tags: ['home', 'monitoring'],
      items: [
        ['single', 'اختبار واحد', 12, '×1'],
        ['pack of 5', 'عبوة من 5 اختبارات', 49, '×5', { count: 5 }],
        ['pack of 20', 'عبوة من 20 اختبارًا', 175, '×20', { pack: 'box' }],
      ],
    },
  ],
};
