import type { Bilingual } from '../bilingual.ts';

/** Positive reviews by category; the two languages are not translations of each other. */
export const praise: Record<string, readonly Bilingual[]> = {
  'masks-and-face-protection': [
    ['Soft on the ears and they do not slip when I talk all day.', 'ناعمة على الأذن ولا تنزلق رغم الحديث طوال اليوم.'],
    [
      'Each layer is well sealed, nothing came apart in the whole box.',
      'الطبقات ملحومة جيدًا ولم تتلف أي قطعة في العلبة كلها.',
    ],
    [
      'We order these for the clinic every month. Same quality every time.',
      'نطلبها للعيادة كل شهر والجودة نفسها في كل مرة.',
    ],
    ['Fits well and my glasses do not fog.', 'مقاسها مناسب ولا تتكوّن غشاوة على نظارتي.'],
  ],
  'gloves-and-protective-clothing': [
    [
      'Strong, no tears so far, and easy to pull on with damp hands.',
      'متينة ولم تتمزق حتى الآن وسهلة اللبس حتى مع رطوبة اليدين.',
    ],
    [
      'True to size. The box gives one glove at a time as it should.',
      'المقاس دقيق والعلبة تُخرج قفازًا واحدًا في كل مرة كما ينبغي.',
    ],
    ['Good coverage and light enough for a long morning.', 'تغطية جيدة وخفيفة بما يكفي لصباح عمل طويل.'],
    ['The nurses asked for this one again.', 'الممرضات طلبن هذا النوع مرة أخرى.'],
  ],
  'sanitisers-and-disinfection': [
    ['Dries fast and does not leave my hands sticky.', 'يجف بسرعة ولا يترك اليدين لزجتين.'],
    ['No strong smell, the children accept it.', 'رائحته خفيفة ويتقبله الأطفال.'],
    ['The lid closes tight, nothing leaked on the way.', 'الغطاء محكم ولم يتسرب شيء أثناء الشحن.'],
    ['Leaves the counters clean without streaks.', 'يترك الأسطح نظيفة من دون خطوط.'],
  ],
  'medical-devices': [
    ['Easy to read for my father, and the guide is in Arabic too.', 'شاشته واضحة لوالدي والدليل بالعربية أيضًا.'],
    ['Came well packed with batteries. Set up in two minutes.', 'وصل بتغليف جيد ومعه البطاريات وجهز خلال دقيقتين.'],
    [
      'I compared it with the one at the clinic and the numbers were close.',
      'قارنته بالجهاز الموجود في العيادة وكانت القراءات متقاربة.',
    ],
    ['Feels solid and the case is useful for travel.', 'خامته متينة والحقيبة عملية للسفر.'],
  ],
  'diabetes-care': [
    ['Delivered before I ran out, with a long expiry date.', 'وصل قبل أن ينفد ما عندي وبتاريخ صلاحية طويل.'],
    ['A very small drop is enough. My mother uses it alone.', 'تكفي قطرة صغيرة جدًا ووالدتي تستعمله وحدها.'],
    ['Fits my pen and the caps come off easily.', 'يناسب القلم الذي عندي والأغطية تُنزع بسهولة.'],
    ['Good price for the pack and the box is complete.', 'السعر جيد للعبوة والمحتويات كاملة.'],
  ],
  'wound-care-and-first-aid': [
    ['Stays in place even after washing hands.', 'تثبت في مكانها حتى بعد غسل اليدين.'],
    ['Everything is in its compartment and easy to find.', 'كل شيء في مكانه ويسهل العثور عليه.'],
    ['Soft, and it came off without pulling.', 'ناعمة وتُزال من دون شد.'],
    ['We keep one at home and one in the car now.', 'صار عندنا واحدة في البيت وأخرى في السيارة.'],
  ],
  'injection-and-infusion': [
    ['Clear marks and a smooth plunger.', 'علامات واضحة ومكبس سلس.'],
    ['Each piece is sealed and the dates are good.', 'كل قطعة مغلفة على حدة والتواريخ ممتازة.'],
    ['Regular order for our centre, never a missing box.', 'طلب دوري لمركزنا ولم تنقص أي علبة.'],
    ['Closes firmly and the fill line is easy to see.', 'تُغلق بإحكام وخط الامتلاء واضح.'],
  ],
  'medical-uniforms': [
    ['The cloth is light and the pockets are where I need them.', 'القماش خفيف والجيوب في مكانها المناسب.'],
    ['Kept its colour after ten washes.', 'حافظ على لونه بعد عشر غسلات.'],
    ['Comfortable from the first day, I took a second pair.', 'مريح من أول يوم وطلبت قطعة ثانية.'],
    ['The size table is right, it fits well.', 'جدول المقاسات دقيق والمقاس مناسب.'],
  ],
  'mobility-and-home-care': [
    ['Steady and light. My grandmother walks to the garden again.', 'ثابت وخفيف، وجدتي عادت تمشي إلى الحديقة.'],
    ['Folds easily into the boot of a small car.', 'يُطوى بسهولة ويدخل صندوق سيارة صغيرة.'],
    ['Assembly took five minutes without tools.', 'التركيب استغرق خمس دقائق من دون أدوات.'],
    ['Well made, and the vendor called before delivery.', 'صناعته جيدة والبائع اتصل قبل التوصيل.'],
  ],
  'vitamins-and-wellness': [
    ['Easy to swallow and no aftertaste.', 'سهل البلع ومن دون طعم متبقٍ.'],
    ['Long expiry date and the seal was intact.', 'تاريخ صلاحية بعيد والغلاف سليم.'],
    ['The whole family uses it, we will order again.', 'كل العائلة تستعمله وسنطلبه مرة أخرى.'],
    ['Light texture, gone in a minute.', 'قوامه خفيف ويُمتص في دقيقة.'],
  ],
};

/** Reviews of buyers who expected a little more; three stars. */
export const reservations: readonly Bilingual[] = [
  ['Good product, but delivery took a day longer than promised.', 'المنتج جيد لكن التوصيل تأخر يومًا عن الموعد.'],
  ['Does what it should. The packaging could be better.', 'يؤدي الغرض، لكن التغليف يحتاج إلى تحسين.'],
  ['Fine for the price, I expected a thicker material.', 'مناسب لسعره، وكنت أتوقع خامة أسمك.'],
  ['It is all right. The colour is paler than in the picture.', 'لا بأس به، واللون أفتح مما في الصورة.'],
];

/** Reviews of disappointed buyers; one or two stars. */
export const complaints: readonly Bilingual[] = [
  ['One piece was damaged. The vendor replied, but slowly.', 'وصلت قطعة تالفة، والبائع ردّ لكن متأخرًا.'],
  ['Not the size I expected, I had to give it away.', 'المقاس غير ما توقعت واضطررت إلى إعطائه لغيري.'],
  ['The box was open when it came.', 'وصلت العلبة مفتوحة.'],
];
