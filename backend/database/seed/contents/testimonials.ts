const VOICES = [
  {
    words:
      'We used to call four suppliers every month. Now the gloves, the masks and the sanitiser of our clinic come from one order, and I see which parcel arrives when.',
    words_ar:
      'كنا نتصل بأربعة موردين كل شهر. اليوم تصلنا قفازات العيادة وكماماتها ومعقماتها بطلب واحد، وأعرف متى يصل كل طرد.',
    name: 'Dr. Reem A.',
    name_ar: 'د. ريم ع.',
    place: 'Dental clinic, Riyadh',
    place_ar: 'عيادة أسنان، الرياض',
  },
  {
    words:
      'My father’s blood pressure monitor was at our door two days after I ordered it, and the Arabic description told me the cuff size before I paid.',
    words_ar:
      'وصل جهاز قياس الضغط لوالدي إلى باب البيت بعد يومين من الطلب، وعرفت مقاس السوار من الوصف العربي قبل أن أدفع.',
    name: 'Khalid M.',
    name_ar: 'خالد م.',
    place: 'Caring at home, Dammam',
    place_ar: 'يرعى والده في البيت، الدمام',
  },
  {
    words: 'One box was damaged on the way. The seller sent another one without a discussion. That is why we stay.',
    words_ar: 'تضررت إحدى العلب في الطريق، فأرسل البائع غيرها دون جدال. لهذا بقينا معهم.',
    name: 'Fatima S.',
    name_ar: 'فاطمة س.',
    place: 'School nurse, Manama',
    place_ar: 'ممرضة مدرسة، المنامة',
  },
  {
    words:
      'I pay when the parcel arrives and I know who sold me what. For a family with two small children that is worth a lot.',
    words_ar: 'أدفع عند وصول الطرد وأعرف من باعني كل قطعة. هذا يعني الكثير لأسرة فيها طفلان صغيران.',
    name: 'Noura H.',
    name_ar: 'نورة ح.',
    place: 'Mother of two, Jeddah',
    place_ar: 'أم لطفلين، جدة',
  },
];

/** Testimonials of fictional customers. */
export const testimonialRows = () => VOICES.map((voice, index) => ({ id: index + 1, ...voice, published: true }));
