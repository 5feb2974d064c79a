import type { Bilingual } from '../bilingual.ts';

/** Size guide for clothing and shoes. Measurements of the body, in cm. */
export const uniformSizes: Bilingual = [
  `## Clothing
Measure around the body, close but not tight. Between two sizes, choose the larger one. All figures in cm.

| Size | Chest | Waist | Hips |
|---|---|---|---|
| S | 88–96 | 74–82 | 92–98 |
| M | 96–104 | 82–90 | 98–106 |
| L | 104–112 | 90–98 | 106–112 |
| XL | 112–120 | 98–108 | 112–118 |
| XXL | 120–130 | 108–118 | 118–126 |

## Shoes
Stand on a sheet of paper and measure from the heel to the longest toe, in the evening. Use the longer foot.

| Size | Foot length in cm |
|---|---|
| EU 37 | 23.2 |
| EU 38 | 23.8 |
| EU 39 | 24.5 |
| EU 40 | 25.2 |
| EU 41 | 25.8 |
| EU 42 | 26.5 |
| EU 43 | 27.2 |`,
  `## الملابس
قِس محيط الجسم دون شدّ. إذا وقعت بين مقاسين فاختر الأكبر. جميع القياسات بالسنتيمتر.

| المقاس | الصدر | الخصر | الأرداف |
|---|---|---|---|
| S | 88–96 | 74–82 | 92–98 |
| M | 96–104 | 82–90 | 98–106 |
| L | 104–112 | 90–98 | 106–112 |
| XL | 112–120 | 98–108 | 112–118 |
| XXL | 120–130 | 108–118 | 118–126 |

## الأحذية
قف على ورقة مساءً وقِس من الكعب إلى أطول إصبع، واعتمد القدم الأطول.

| المقاس | طول القدم (سم) |
|---|---|
| EU 37 | 23.2 |
| EU 38 | 23.8 |
| EU 39 | 24.5 |
| EU 40 | 25.2 |
| EU 41 | 25.8 |
| EU 42 | 26.5 |
| EU 43 | 27.2 |`,
];

/** Size guide for gloves and protective clothing. Glove sizes follow ISO 21420: hand circumference and length. */
export const protectiveSizes: Bilingual = [
  `## Gloves
Measure around the palm below the knuckles, without the thumb, and from the wrist to the tip of the middle finger. All figures in cm.

| Size | Hand circumference | Hand length |
|---|---|---|
| S | 15–18 | 16–17 |
| M | 18–20 | 17–18 |
| L | 20–23 | 18–19 |
| XL | 23–25 | 19–20.5 |

## Surgical gloves
| Size | Hand circumference in cm |
|---|---|
| 6.5 | 16.5 |
| 7 | 17.8 |
| 7.5 | 19.1 |
| 8 | 20.3 |

## Gowns
| Size | Chest in cm | Length in cm |
|---|---|---|
| S | up to 96 | 115 |
| M | 96–112 | 120 |
| L | 112–130 | 130 |`,
  `## القفازات
قِس محيط الكف أسفل مفاصل الأصابع دون الإبهام، ثم من الرسغ إلى طرف الإصبع الوسطى. جميع القياسات بالسنتيمتر.

| المقاس | محيط اليد | طول اليد |
|---|---|---|
| S | 15–18 | 16–17 |
| M | 18–20 | 17–18 |
| L | 20–23 | 18–19 |
| XL | 23–25 | 19–20.5 |

## القفازات الجراحية
| المقاس | محيط اليد (سم) |
|---|---|
| 6.5 | 16.5 |
| 7 | 17.8 |
| 7.5 | 19.1 |
| 8 | 20.3 |

## الأردية
| المقاس | الصدر (سم) | الطول (سم) |
|---|---|---|
| S | حتى 96 | 115 |
| M | 96–112 | 120 |
| L | 112–130 | 130 |`,
];
