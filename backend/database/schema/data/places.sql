-- Countries, states and cities. Forms offer the Gulf states at first; an admin lists further countries in the console.
-- A country: ISO code, English name | Arabic name. Indented below it a state, then its cities after the colon.
DO $do$
DECLARE
  line text;
  place text;
  the_country bigint;
  the_state bigint;
BEGIN
  FOREACH line IN ARRAY string_to_array($places$
SA Saudi Arabia | المملكة العربية السعودية
  Riyadh | الرياض: Riyadh | الرياض; Al Kharj | الخرج; Ad Dawadimi | الدوادمي; Al Majmaah | المجمعة; Wadi ad-Dawasir | وادي الدواسر; Az Zulfi | الزلفي; Al Quwayiyah | القويعية; Afif | عفيف; Shaqra | شقراء; Diriyah | الدرعية; Ad Dilam | الدلم; Al Aflaj | الأفلاج; Al Ammariyah | العمارية; Al Artawiyah | الأرطاوية; Al Bijadiyah | البجادية; Al Ghat | الغاط; Al Haddar | الهدار; Al Hair | الحائر; Al Hariq | الحريق; Al Hayathim | الهياثم; Al Hilwah | الحلوة; Al Jubaylah | الجبيلة; Al Muzahimiyah | المزاحمية; Al Qasab | القصب; Al Uyaynah | العيينة; Al Yamamah | اليمامة; An Nuwaymah | النويعمة; Ar Rayn | الرين; Ar Ruwaydah | الرويضة; As Salamiyah | السلمية; As Sulayyil | السليل; Dhurma | ضرما; Halaban | حلبان; Harmah | حرمة; Hawtat Sudair | حوطة سدير; Hotat Bani Tamim | حوطة بني تميم; Huraymila | حريملاء; Jalajil | جلاجل; Layla | ليلى; Marat | مرات; Najan | نعجان; Nifi | نفي; Rawdat Sudair | روضة سدير; Rumah | رماح; Sajir | ساجر; Sudair Industrial City | مدينة سدير للصناعة والأعمال; Thadiq | ثادق; Tharmada | ثرمداء; Tumair | تمير; Ushayqir | أشيقر
  Makkah | مكة المكرمة: Makkah | مكة المكرمة; Jeddah | جدة; Taif | الطائف; Rabigh | رابغ; Al Qunfudhah | القنفذة; Al Lith | الليث; Khulais | خليص; Turbah | تربة; Al Jumum | الجموم; Ranyah | رنية; Adham | أضم; Ahad Bani Zayd | أحد بني زيد; Al Abwa | الأبواء; Al Ardiyat | العرضيات; Al Hada | الهدا; Al Hawiyah | الحوية; Al Jiranah | الجعرانة; Al Kamil | الكامل; Al Khurmah | الخرمة; Al Madiq | المضيق; Al Mahani | المحاني; Al Mudhaylif | المظيلف; Al Muwayh | المويه; Al Qawz | القوز; Al Qudaymah | القضيمة; Al Qurai Bani Malik | القريع بني مالك; As Sayl Al Kabir | السيل الكبير; Ash Shafa | الشفا; Ash Sharai | الشرائع; Ash Shawaq | الشواق; Bahrah | بحرة; Bani Saad | بني سعد; Dawqah | دوقة; Dhahban | ذهبان; Dhalm | ظلم; Ghumayqah | غميقة; Hada Ash Sham | هدى الشام; Haddad Bani Malik | حداد بني مالك; Hali | حلي; King Abdullah Economic City | مدينة الملك عبدالله الاقتصادية; Madrakah | مدركة; Masturah | مستورة; Maysan | ميسان; Namirah | نمرة; Qiya | قيا; Sabt Al Jarah | سبت الجارة; Thurayban | ثريبان; Thuwal | ثول; Umm Ad Dum | أم الدوم; Usfan | عسفان; Ushayrah | عشيرة
  Madinah | المدينة المنورة: Madinah | المدينة المنورة; Yanbu | ينبع; Al Ula | العلا; Yanbu Industrial City | ينبع الصناعية; Badr | بدر; Khaybar | خيبر; Al Hanakiyah | الحناكية; Mahd adh Dhahab | مهد الذهب; Al Is | العيص; Wadi Al Fara | وادي الفرع; Abu Dhiba | أبو ضباع; Abyar Al Mashi | أبيار الماشي; Al Buwair | البوير; Al Furaysh | الفريش; Al Hijr | الحجر; Al Hisu | الحسو; Al Ishash | العشاش; Al Jabiriyah | الجابرية; Al Mulaylih | المليليح; Al Musayjid | المسيجيد; Al Yutamah | اليتمة; An Nakhil | النخيل; Ar Rayis | الرايس; As Sulsulah | الصلصلة; As Suwaydirah | الصويدرة; As Suwayriqiyah | السويرقية; Ath Thamad | الثمد; Mughayra | مغيراء; Sulaylat Juhaynah | سليلة جهينة; Tharb | ثرب; Yanbu An Nakhal | ينبع النخل
  Eastern Province | المنطقة الشرقية: Dammam | الدمام; Khobar | الخبر; Dhahran | الظهران; Jubail | الجبيل; Qatif | القطيف; Hofuf | الهفوف; Al Mubarraz | المبرز; Hafar al-Batin | حفر الباطن; Khafji | الخفجي; Ras Tanura | رأس تنورة; Abqaiq | بقيق; Adh Dhibiyah | الذيبية; Ain Dar | عين دار; Al Ahsa | الأحساء; Al Awamiyah | العوامية; Al Awjam | الأوجام; Al Batha | البطحاء; Al Battaliyah | البطالية; Al Bayda | البيضاء; Al Fudul | الفضول; Al Hulaylah | الحليلة; Al Jafr | الجفر; Al Jarudiyah | الجارودية; Al Jish | الجش; Al Jishshah | الجشة; Al Khuwaylidiyah | الخويلدية; Al Kilabiyah | الكلابية; Al Mallahah | الملاحة; Al Mansurah | المنصورة; Al Munayzilah | المنيزلة; Al Mutayrifi | المطيرفي; Al Qarah | القارة; Al Qaysumah | القيصومة; Al Qudaih | القديح; Al Qurayn | القرين; Al Udayd | العديد; Al Udayliyah | العضيلية; Al Umran | العمران; Al Uyun | العيون; Anak | عنك; Ar Rabiiyah | الربيعية; Ar Rafiah | الرفيعة; Ar Rumaylah | الرميلة; Ar Ruqi | الرقعي; As Sadawi | الصداوي; As Saffaniyah | السفانية; As Sarrar | الصرار; As Suayyirah | السعيرة; Ash Shaybah | الشيبة; At Taraf | الطرف; At Tubi | التوبي; Ath Thuqbah | الثقبة; Darin | دارين; Harad | حرض; Hillat Muhaysh | حلة محيش; Jubail Industrial City | مدينة الجبيل الصناعية; Khurais | خريص; King Khalid Military City | مدينة الملك خالد العسكرية; King Salman Energy Park | مدينة الملك سلمان للطاقة; Mulayjah | مليجة; Nairyah | النعيرية; Qaryat Al Ulya | قرية العليا; Ras Al Khair | رأس الخير; Safwa | صفوى; Saihat | سيهات; Salwa | سلوى; Sanabis | سنابس; Tanajib | تناجيب; Tarut | تاروت; Umm Al Hamam | أم الحمام; Umm As Sahik | أم الساهك; Urayirah | عريعرة; Yabrin | يبرين
  Qassim | القصيم: Buraydah | بريدة; Unaizah | عنيزة; Ar Rass | الرس; Al Bukayriyah | البكيرية; Al Mithnab | المذنب; Al Badai | البدائع; Riyadh al Khabra | رياض الخبراء; Uyun Al Jiwa | عيون الجواء; An Nabhaniyah | النبهانية; Al Asyah | الأسياح; Abanat | أبانات; Ad Dalfaah | الضلفعة; Ad Dulaymiyah | الدليمية; Al Ammar | العمار; Al Busur | البصر; Al Butayn | البطين; Al Fawwarah | الفوارة; Al Fuwayliq | الفويلق; Al Hilaliyah | الهلالية; Al Khabra | الخبراء; Al Mulayda | المليداء; Al Muraydisiyah | المريديسية; Al Qaraa | القرعاء; Al Quwarah | القوارة; Ar Rubayiyah | الربيعية; Ash Shihiyah | الشيحية; Ash Shimasiyah | الشماسية; At Tarfiyah | الطرفية; Ayn Ibn Fuhayd | عين ابن فهيد; Dariyah | ضرية; Dukhnah | دخنة; Dulay Rashid | ضليع رشيد; Qasr Ibn Uqayyil | قصر ابن عقيل; Qibah | قبة; Qusayba | قصيباء; Uqlat As Suqur | عقلة الصقور; Uthal | أوثال
  Asir | عسير: Abha | أبها; Khamis Mushait | خميس مشيط; Bisha | بيشة; Muhayil | محايل عسير; Ahad Rafidah | أحد رفيدة; An Namas | النماص; Sarat Abidah | سراة عبيدة; Al Majardah | المجاردة; Dhahran Al Janub | ظهران الجنوب; Rijal Almaa | رجال ألمع; Ahad Tharban | أحد ثربان; Al Amwah | الأمواه; Al Arin | العرين; Al Bashair | البشائر; Al Birk | البرك; Al Farshah | الفرشة; Al Harajah | الحرجة; Al Hazmi | الحازمي; Al Maddah | المضة; Al Qahmah | القحمة; Al Wadiyayn | الواديين; An Naqi | النقيع; Ar Rabuah | الربوعة; As Subaykhah | الصبيخة; As Sudah | السودة; Ash Shabayn | الشعبين; Ath Thaniyah | الثنية; Bahr Abu Sukaynah | بحر أبو سكينة; Balqarn | بلقرن; Bani Amr | بني عمرو; Bariq | بارق; Billahmar | بللحمر; Billasmar | بللسمر; Khaybar Al Janub | خيبر الجنوب; Qana | قنا; Sabt Al Alayah | سبت العلاية; Samakh | صمخ; Tabab | طبب; Tabalah | تبالة; Tamniyah | تمنية; Tandahah | تندحة; Tanumah | تنومة; Tarib | طريب; Tathlith | تثليث; Thuluth Al Mandhar | ثلوث المنظر; Wadi Ibn Hashbal | وادي بن هشبل; Yara | يعرى
  Tabuk | تبوك: Tabuk | تبوك; Umluj | أملج; Tayma | تيماء; Duba | ضباء; Al Wajh | الوجه; Haql | حقل; Al Bad | البدع; NEOM | نيوم; Bir Ibn Hermas | بئر بن هرماس; Al Qulaybah | القليبة; Abu Al Qizaz | أبو القزاز; Abu Rakah | أبو راكة; Ad Disah | الديسة; Ad Durrah | الدرة; Al Khuraybah | الخريبة; Al Manjur | المنجور; Al Muwaylih | المويلح; Ash Shabhah | الشبحة; Bada | بداء; Halat Ammar | حالة عمار; Maqna | مقنا; Shaghab | شغب; Sharma | شرماء; Shuwaq | شواق
  Hail | حائل: Hail | حائل; Baqaa | بقعاء; Al Ghazalah | الغزالة; Ash Shinan | الشنان; Al Hait | الحائط; As Sulaymi | السليمي; Ash Shamli | الشملي; Mawqaq | موقق; Sumayra | سميراء; Jubbah | جبة; Al Ajfar | الأجفر; Al Hulayfah As Sufla | الحليفة السفلى; Al Kahafah | الكهفة; Al Khuttah | الخطة; Al Mustajiddah | المستجدة; Al Qaid | القاعد; An Nisiyah | النيصية; Anbuwan | انبوان; Ar Rawdah | الروضة; Ash Shuwaymis | الشويمس; Fayd | فيد; Qufar | قفار; Turbah | تربة; Umm Al Qulban | أم القلبان
  Northern Borders | الحدود الشمالية: Arar | عرعر; Rafha | رفحاء; Turaif | طريف; Al Uwayqilah | العويقيلة; Linah | لينة; Lawqah | لوقة; Jadidat Arar | جديدة عرعر; Hazm Al Jalamid | حزم الجلاميد; Umm Khunsur | أم خنصر; Ash Shubah | الشعبة; Ibn Shuraym | ابن شريم; Nisab | نصاب; Rawdat Habbas | روضة هباس; Talat At Timyat | طلعة التمياط; Waad Al Shamal | وعد الشمال
  Jazan | جازان: Jazan | جازان; Sabya | صبيا; Abu Arish | أبو عريش; Samtah | صامطة; Ahad Al Masarihah | أحد المسارحة; Baish | بيش; Ad Darb | الدرب; Damad | ضمد; Ad Dair | الدائر; Farasan | فرسان; Abu As Sala | أبو السلع; Ad Dagharir | الدغارير; Al Aliyah | العالية; Al Aridah | العارضة; Al Aydabi | العيدابي; Al Fatihah | الفطيحة; Al Hakamiyah | الحكامية; Al Haqu | الحقو; Al Harth | الحرث; Al Husayni | الحسيني; Al Jaradiyah | الجرادية; Al Khawbah | الخوبة; Al Kudmi | الكدمي; Al Madaya | المضايا; Al Mawsim | الموسم; Al Qufl | القفل; Al Wasili | الواصلي; Ar Rayth | الريث; As Sahi | السهي; Ash Shuqayq | الشقيق; Ash Shuqayri | الشقيري; At Tuwal | الطوال; Balghazi | بلغازي; Fayfa | فيفاء; Harub | هروب; Itwad | عتود; Jazan City for Primary and Downstream Industries | مدينة جازان للصناعات الأساسية والتحويلية; Misliyah | مسلية; Mizhirah | مزهرة; Quz Al Jaafirah | قوز الجعافرة; Umm Al Khashab | أم الخشب; Wadi Jazan | وادي جازان
  Najran | نجران: Najran | نجران; Sharurah | شرورة; Hubuna | حبونا; Khubash | خباش; Yadamah | يدمة; Thar | ثار; Badr al Janub | بدر الجنوب; Al Husayniyah | الحصينية; Al Wadiah | الوديعة; Al Mishaliyah | المشعلية; Akifah | عاكفة; Al Majma | المجمع; Bir Askar | بئر عسكر; Hima | حمى; Sultanah | سلطانة
  Al Bahah | الباحة: Al Bahah | الباحة; Baljurashi | بلجرشي; Al Makhwah | المخواة; Al Mandaq | المندق; Qilwah | قلوة; Al Aqiq | العقيق; Al Atawilah | الأطاولة; Al Hajrah | الحجرة; Bani Hasan | بني حسن; Ghamid Az Zinad | غامد الزناد; Adh Dhafir | الظفير; Al Jarin | الجرين; Al Jawah | الجوة; Al Qura | القرى; Bal Khazmar | بلخزمر; Bani Dhabyan | بني ظبيان; Bani Kabir | بني كبير; Baydah | بيدة; Mashuqah | معشوقة; Nawan | ناوان; Raghdan | رغدان
  Al Jawf | الجوف: Sakaka | سكاكا; Qurayyat | القريات; Dumat al-Jandal | دومة الجندل; Tabarjal | طبرجل; Suwayr | صوير; Qara | قارا; Al Hadithah | الحديثة; Al Isawiyah | العيساوية; Zallum | زلوم; Abu Ajram | أبو عجرم; Al Adari | الأضارع; Al Fiyad | الفياض; An Nabk Abu Qasr | النبك أبو قصر; An Nasifah | الناصفة; Ar Rafiah | الرفيعة; At Tuwayr | الطوير; Basita | بسيطا; Hudayb | هديب; Ithrah | إثرة; Mayqu | ميقوع
BH Bahrain | البحرين
  Capital Governorate | محافظة العاصمة: Manama | المنامة; Sitra | سترة; Jidhafs | جدحفص; Juffair | الجفير; Seef | السيف; Sanabis | السنابس; Tubli | توبلي; Gudaibiya | القضيبية; Hoora | الحورة; Adliya | العدلية; Abu Al Aish | أبو العيش; Abu Baham | أبو بهام; Adhari | عذاري; Al Fateh | الفاتح; Al Hamriya | الحمرية; Al Kawarah | الكورة; Al Khamis | الخميس; Al Kharijiya | الخارجية; Al Musalla | المصلى; Al Qalah | القلعة; Al Qarya | القرية; Bahrain Bay | خليج البحرين; Bahrain Financial Harbour | مرفأ البحرين المالي; Bilad Al Qadeem | البلاد القديم; Bu Ashira | بو عشيرة; Bu Ghazal | بو غزال; Burhama | البرهامة; Daih | الديه; Diplomatic Area | المنطقة الدبلوماسية; East Eker | العكر الشرقي; East Sitra | شرق سترة; Ghuraifa | الغريفة; Halat Umm Al Baidh | حالة أم البيض; Jid Ali | جد علي; Jurdab | جرداب; Karbabad | كرباباد; Ma'ameer | المعامير; Mahazza | مهزة; Mahooz | الماحوز; Manama Souq | سوق المنامة; Marquban | مرقوبان; Mina Salman | ميناء سلمان; Nabih Saleh | النبيه صالح; Naim | النعيم; Nurana Islands | جزر نورانا; Nuwaidrat | النويدرات; Qufool | القفول; Ras Rumman | رأس رمان; Reef Island | جزيرة الريف; Salhiya | الصالحية; Salmaniya | السلمانية; Sanad | سند; Segaya | السقية; Sitra Industrial Area | منطقة سترة الصناعية; South Sehla | السهلة الجنوبية; Sufala | سفالة; Suwayfiya | السويفية; Tashan | طشان; Umm al-Hassam | أم الحصم; Wadyan | واديان; West Eker | العكر الغربي; Zinj | الزنج
  Muharraq Governorate | محافظة المحرق: Muharraq | المحرق; Busaiteen | البسيتين; Hidd | الحد; Arad | عراد; Galali | قلالي; Dair | الدير; Samaheej | سماهيج; Amwaj Islands | جزر أمواج; Diyar Al Muharraq | ديار المحرق; Halat Bu Maher | حالة بوماهر; Al Sayh | الساية; Dilmunia | دلمونيا; East Hidd | شرق الحد; Halat Naim | حالة النعيم; Halat Seltah | حالة السلطة; Hidd Industrial Area | منطقة الحد الصناعية; Marassi Al Bahrain | مراسي البحرين
  Northern Governorate | المحافظة الشمالية: Hamad Town | مدينة حمد; A'ali | عالي; Salman City | مدينة سلمان; Budaiya | البديع; Saar | سار; Diraz | الدراز; Janabiyah | الجنبية; Salmabad | سلماباد; Bani Jamra | بني جمرة; Karzakan | كرزكان; Abu Quwah | أبو قوة; Abu Saiba | أبو صيبع; Al Hajar | الحجر; Al Jasra | الجسرة; Al Lawzi | اللوزي; Al Markh | المرخ; Al Qadam | القدم; Al Qurayyah | القرية; Barbar | باربار; Buri | بوري; Dar Kulaib | دار كليب; Dumistan | دمستان; Hamala | الهملة; Hillat Abdul Saleh | حلة عبد الصالح; Hoarat A'ali | هورة عالي; Jannusan | جنوسان; Jeblat Hebshi | جبلة حبشي; Jid Al Haj | جد الحاج; Jidda Island | جزيرة جدة; Karrana | كرانة; King Fahd Causeway | جسر الملك فهد; Magaba | مقابة; Malkiya | المالكية; Meqsha | المقشع; North Sehla | السهلة الشمالية; Sadad | صدد; Safriya | الصافرية; Shahrakan | شهركان; Shakhura | الشاخورة; Umm An Nasan Island | جزيرة أم النعسان
  Southern Governorate | المحافظة الجنوبية: Riffa | الرفاع; Isa Town | مدينة عيسى; Zayed Town | مدينة زايد; Hajiyat | الحجيات; Khalifa Town | مدينة خليفة; Awali | عوالي; Zallaq | الزلاق; Askar | عسكر; Jaw | جو; Durrat Al Bahrain | درة البحرين; Al Areen | العرين; Al Buhair | البحير; Al Dur | الدور; Al Hunainiyah | الحنينية; Al Mazrowiah | المزروعية; Al Rumaitha | الرميثة; Belaj Al Jazayer | بلاج الجزائر; Bu Kuwarah | بو كوارة; East Riffa | الرفاع الشرقي; Hawar Islands | جزر حوار; Jary Al Shaikh | جري الشيخ; North Riffa | الرفاع الشمالي; Nuwaidrat | النويدرات; Ras Abu Jarjur | رأس أبو جرجور; Ras Hayyan | رأس حيان; Ras Zuwayed | رأس زويد; Riffa Views | رفاع فيوز; Safra | سافرة; Sakhir | الصخير; Wadi Al Sail | وادي السيل; West Riffa | الرفاع الغربي
AE United Arab Emirates | الإمارات العربية المتحدة
  Abu Dhabi | أبوظبي: Abu Dhabi | أبوظبي; Al Ain | العين; Madinat Zayed | مدينة زايد; Ruwais | الرويس; Ghayathi | غياثي; Liwa | ليوا; Khalifa City | مدينة خليفة; Al Dhannah | الظنة
  Dubai | دبي: Dubai | دبي; Jebel Ali | جبل علي; Hatta | حتا; Deira | ديرة; Bur Dubai | بر دبي; Al Barsha | البرشاء; Jumeirah | جميرا
  Sharjah | الشارقة: Sharjah | الشارقة; Khor Fakkan | خورفكان; Kalba | كلباء; Dhaid | الذيد; Dibba Al-Hisn | دبا الحصن
  Ajman | عجمان: Ajman | عجمان; Masfout | مصفوت; Manama | المنامة
  Umm Al Quwain | أم القيوين: Umm Al Quwain | أم القيوين; Falaj Al Mualla | فلج المعلا
  Ras Al Khaimah | رأس الخيمة: Ras Al Khaimah | رأس الخيمة; Al Jazirah Al Hamra | الجزيرة الحمراء; Rams | الرمس; Digdaga | الدقداقة
  Fujairah | الفجيرة: Fujairah | الفجيرة; Dibba Al-Fujairah | دبا الفجيرة; Masafi | مسافي; Qidfa | قدفع
QA Qatar | قطر
  Doha | الدوحة: Doha | الدوحة; West Bay | الخليج الغربي; Al Sadd | السد; Al Dafna | الدفنة; Najma | نجمة
  Al Rayyan | الريان: Al Rayyan | الريان; Muaither | معيذر; Al Gharrafa | الغرافة; Al Aziziya | العزيزية; Education City | المدينة التعليمية
  Al Wakrah | الوكرة: Al Wakrah | الوكرة; Mesaieed | مسيعيد; Al Wukair | الوكير
  Al Khor and Al Thakhira | الخور والذخيرة: Al Khor | الخور; Al Thakhira | الذخيرة; Ras Laffan | رأس لفان
  Umm Salal | أم صلال: Umm Salal Mohammed | أم صلال محمد; Umm Salal Ali | أم صلال علي; Al Kharaitiyat | الخريطيات
  Al Daayen | الظعاين: Lusail | لوسيل; Simaisma | سميسمة; Al Daayen | الظعاين
  Al Shamal | الشمال: Madinat ash Shamal | مدينة الشمال; Abu Dhalouf | أبو الظلوف; Al Ruwais | الرويس
  Al Shahaniya | الشيحانية: Al Shahaniya | الشيحانية; Dukhan | دخان; Al Jumayliyah | الجميلية
KW Kuwait | الكويت
  Al Asimah | العاصمة: Kuwait City | مدينة الكويت; Sharq | شرق; Shuwaikh | الشويخ; Dasman | دسمان; Qadsia | القادسية; Kaifan | كيفان; Faiha | الفيحاء
  Hawalli | حولي: Hawalli | حولي; Salmiya | السالمية; Jabriya | الجابرية; Bayan | بيان; Mishref | مشرف; Rumaithiya | الرميثية; Salwa | سلوى
  Farwaniya | الفروانية: Farwaniya | الفروانية; Khaitan | خيطان; Jleeb Al-Shuyoukh | جليب الشيوخ; Ardiya | العارضية; Rabiya | الرابية
  Ahmadi | الأحمدي: Ahmadi | الأحمدي; Fahaheel | الفحيحيل; Mangaf | المنقف; Mahboula | المهبولة; Fintas | الفنطاس; Wafra | الوفرة
  Jahra | الجهراء: Jahra | الجهراء; Qasr | القصر; Sulaibiya | الصليبية; Saad Al Abdullah | سعد العبدالله
  Mubarak Al-Kabeer | مبارك الكبير: Mubarak Al-Kabeer | مبارك الكبير; Sabah Al-Salem | صباح السالم; Qurain | القرين; Abu Fatira | أبو فطيرة
OM Oman | عُمان
  Muscat | مسقط: Muscat | مسقط; Muttrah | مطرح; Seeb | السيب; Bawshar | بوشر; Qurayyat | قريات; Al Amarat | العامرات; Ruwi | روي
  Dhofar | ظفار: Salalah | صلالة; Taqah | طاقة; Mirbat | مرباط; Thumrait | ثمريت; Dhalkut | ضلكوت
  Musandam | مسندم: Khasab | خصب; Bukha | بخا; Dibba | دبا; Madha | مدحاء
  Al Buraymi | البريمي: Al Buraymi | البريمي; Mahdah | محضة; As Sunaynah | السنينة
  Ad Dakhiliyah | الداخلية: Nizwa | نزوى; Bahla | بهلا; Sumail | سمائل; Izki | إزكي; Adam | أدم; Bidbid | بدبد
  Al Batinah North | شمال الباطنة: Sohar | صحار; Saham | صحم; Shinas | شناص; Liwa | لوى; Al Khaburah | الخابورة; As Suwayq | السويق
  Al Batinah South | جنوب الباطنة: Rustaq | الرستاق; Barka | بركاء; Nakhal | نخل; Al Musannah | المصنعة; Al Awabi | العوابي
  Ash Sharqiyah North | شمال الشرقية: Ibra | إبراء; Al Mudhaibi | المضيبي; Bidiyah | بدية; Al Qabil | القابل; Sinaw | سناو
  Ash Sharqiyah South | جنوب الشرقية: Sur | صور; Jalan Bani Bu Ali | جعلان بني بو علي; Al Kamil | الكامل والوافي; Masirah | مصيرة
  Ad Dhahirah | الظاهرة: Ibri | عبري; Yanqul | ينقل; Dhank | ضنك
  Al Wusta | الوسطى: Haima | هيما; Duqm | الدقم; Mahout | محوت; Al Jazir | الجازر
IQ Iraq | العراق
  Baghdad | بغداد: Baghdad | بغداد; Kadhimiya | الكاظمية; Abu Ghraib | أبو غريب
  Basra | البصرة: Basra | البصرة; Az Zubayr | الزبير; Umm Qasr | أم قصر
  Nineveh | نينوى: Mosul | الموصل; Tal Afar | تلعفر
  Erbil | أربيل: Erbil | أربيل; Soran | سوران
  Sulaymaniyah | السليمانية: Sulaymaniyah | السليمانية; Halabja | حلبجة
  Duhok | دهوك: Duhok | دهوك; Zakho | زاخو
  Kirkuk | كركوك: Kirkuk | كركوك; Hawija | الحويجة
  Najaf | النجف: Najaf | النجف; Kufa | الكوفة
  Karbala | كربلاء: Karbala | كربلاء; Al Hindiya | الهندية
  Babil | بابل: Hillah | الحلة; Musayyib | المسيب
  Anbar | الأنبار: Ramadi | الرمادي; Fallujah | الفلوجة
  Diyala | ديالى: Baqubah | بعقوبة; Khanaqin | خانقين
  Wasit | واسط: Kut | الكوت; Numaniyah | النعمانية
  Maysan | ميسان: Amarah | العمارة
  Dhi Qar | ذي قار: Nasiriyah | الناصرية; Shatrah | الشطرة
  Muthanna | المثنى: Samawah | السماوة
  Al-Qadisiyah | القادسية: Diwaniyah | الديوانية
  Saladin | صلاح الدين: Tikrit | تكريت; Samarra | سامراء
JO Jordan | الأردن
  Amman | عمّان: Amman | عمّان; Sahab | سحاب; Wadi as-Seer | وادي السير
  Zarqa | الزرقاء: Zarqa | الزرقاء; Russeifa | الرصيفة
  Irbid | إربد: Irbid | إربد; Ramtha | الرمثا
  Balqa | البلقاء: Salt | السلط; Fuheis | الفحيص
  Madaba | مأدبا: Madaba | مأدبا
  Karak | الكرك: Karak | الكرك; Mutah | مؤتة
  Tafilah | الطفيلة: Tafilah | الطفيلة
  Maan | معان: Maan | معان; Petra | البتراء
  Aqaba | العقبة: Aqaba | العقبة
  Mafraq | المفرق: Mafraq | المفرق
  Jerash | جرش: Jerash | جرش
  Ajloun | عجلون: Ajloun | عجلون
LB Lebanon | لبنان
  Beirut | بيروت: Beirut | بيروت; Achrafieh | الأشرفية; Hamra | الحمرا
  Mount Lebanon | جبل لبنان: Baabda | بعبدا; Aley | عاليه; Jdeideh | الجديدة
  Keserwan-Jbeil | كسروان جبيل: Jounieh | جونية; Byblos | جبيل
  North | الشمال: Tripoli | طرابلس; Zgharta | زغرتا; Batroun | البترون
  Akkar | عكار: Halba | حلبا
  Beqaa | البقاع: Zahle | زحلة; Chtaura | شتورا
  Baalbek-Hermel | بعلبك الهرمل: Baalbek | بعلبك; Hermel | الهرمل
  South | الجنوب: Sidon | صيدا; Tyre | صور
  Nabatieh | النبطية: Nabatieh | النبطية; Bint Jbeil | بنت جبيل
YE Yemen | اليمن
  Sanaa City | أمانة العاصمة: Sanaa | صنعاء
  Sanaa | صنعاء: Bani Hushaysh | بني حشيش; Manakhah | مناخة
  Aden | عدن: Aden | عدن; Crater | كريتر
  Taiz | تعز: Taiz | تعز; Mocha | المخا
  Hodeidah | الحديدة: Hodeidah | الحديدة; Zabid | زبيد
  Ibb | إب: Ibb | إب; Jibla | جبلة
  Hadhramaut | حضرموت: Mukalla | المكلا; Seiyun | سيئون; Tarim | تريم
  Dhamar | ذمار: Dhamar | ذمار
  Hajjah | حجة: Hajjah | حجة
  Amran | عمران: Amran | عمران
  Saada | صعدة: Saada | صعدة
  Marib | مأرب: Marib | مأرب
  Shabwah | شبوة: Ataq | عتق
  Lahij | لحج: Lahij | لحج
  Abyan | أبين: Zinjibar | زنجبار
  Al Bayda | البيضاء: Al Bayda | البيضاء
  Ad Dali | الضالع: Ad Dali | الضالع
  Al Mahwit | المحويت: Al Mahwit | المحويت
  Al Mahrah | المهرة: Al Ghaydah | الغيضة
  Al Jawf | الجوف: Al Hazm | الحزم
  Raymah | ريمة: Al Jabin | الجبين
  Socotra | سقطرى: Hadibu | حديبو
SY Syria | سوريا
  Damascus | دمشق: Damascus | دمشق; Mezzeh | المزة
  Rif Dimashq | ريف دمشق: Douma | دوما; Zabadani | الزبداني
  Aleppo | حلب: Aleppo | حلب; Manbij | منبج
  Homs | حمص: Homs | حمص; Palmyra | تدمر
  Hama | حماة: Hama | حماة; Salamiyah | السلمية
  Latakia | اللاذقية: Latakia | اللاذقية; Jableh | جبلة
  Tartus | طرطوس: Tartus | طرطوس; Baniyas | بانياس
  Idlib | إدلب: Idlib | إدلب
  Deir ez-Zor | دير الزور: Deir ez-Zor | دير الزور
  Raqqa | الرقة: Raqqa | الرقة
  Al-Hasakah | الحسكة: Al-Hasakah | الحسكة; Qamishli | القامشلي
  Daraa | درعا: Daraa | درعا
  As-Suwayda | السويداء: As-Suwayda | السويداء
  Quneitra | القنيطرة: Quneitra | القنيطرة
PS Palestine | فلسطين
  Jerusalem | القدس: Jerusalem | القدس; Al-Ram | الرام
  Ramallah and Al-Bireh | رام الله والبيرة: Ramallah | رام الله; Al-Bireh | البيرة
  Nablus | نابلس: Nablus | نابلس
  Hebron | الخليل: Hebron | الخليل; Dura | دورا
  Bethlehem | بيت لحم: Bethlehem | بيت لحم; Beit Sahour | بيت ساحور
  Jenin | جنين: Jenin | جنين
  Tulkarm | طولكرم: Tulkarm | طولكرم
  Qalqilya | قلقيلية: Qalqilya | قلقيلية
  Salfit | سلفيت: Salfit | سلفيت
  Jericho | أريحا: Jericho | أريحا
  Tubas | طوباس: Tubas | طوباس
  Gaza | غزة: Gaza | غزة
  North Gaza | شمال غزة: Jabalia | جباليا
  Deir al-Balah | دير البلح: Deir al-Balah | دير البلح
  Khan Yunis | خان يونس: Khan Yunis | خان يونس
  Rafah | رفح: Rafah | رفح
EG Egypt | مصر
  Cairo | القاهرة: Cairo | القاهرة; Nasr City | مدينة نصر; Heliopolis | مصر الجديدة; Maadi | المعادي; New Cairo | القاهرة الجديدة
  Giza | الجيزة: Giza | الجيزة; 6th of October | السادس من أكتوبر; Sheikh Zayed | الشيخ زايد
  Alexandria | الإسكندرية: Alexandria | الإسكندرية; Borg El Arab | برج العرب
  Qalyubia | القليوبية: Banha | بنها; Shubra El Kheima | شبرا الخيمة
  Dakahlia | الدقهلية: Mansoura | المنصورة; Mit Ghamr | ميت غمر
  Sharqia | الشرقية: Zagazig | الزقازيق; 10th of Ramadan | العاشر من رمضان
  Gharbia | الغربية: Tanta | طنطا; El Mahalla El Kubra | المحلة الكبرى
  Monufia | المنوفية: Shibin El Kom | شبين الكوم; Sadat City | مدينة السادات
  Beheira | البحيرة: Damanhur | دمنهور
  Kafr El Sheikh | كفر الشيخ: Kafr El Sheikh | كفر الشيخ
  Damietta | دمياط: Damietta | دمياط
  Port Said | بورسعيد: Port Said | بورسعيد
  Ismailia | الإسماعيلية: Ismailia | الإسماعيلية
  Suez | السويس: Suez | السويس
  North Sinai | شمال سيناء: Arish | العريش
  South Sinai | جنوب سيناء: Sharm El Sheikh | شرم الشيخ; Dahab | دهب
  Red Sea | البحر الأحمر: Hurghada | الغردقة; Safaga | سفاجا
  Faiyum | الفيوم: Faiyum | الفيوم
  Beni Suef | بني سويف: Beni Suef | بني سويف
  Minya | المنيا: Minya | المنيا
  Asyut | أسيوط: Asyut | أسيوط
  Sohag | سوهاج: Sohag | سوهاج
  Qena | قنا: Qena | قنا
  Luxor | الأقصر: Luxor | الأقصر
  Aswan | أسوان: Aswan | أسوان
  New Valley | الوادي الجديد: Kharga | الخارجة
  Matrouh | مطروح: Marsa Matruh | مرسى مطروح
IR Iran | إيران
  Tehran | طهران: Tehran | طهران; Rey | الري
  Alborz | ألبرز: Karaj | كرج
  Razavi Khorasan | خراسان الرضوية: Mashhad | مشهد; Nishapur | نيسابور
  North Khorasan | خراسان الشمالية: Bojnord | بجنورد
  South Khorasan | خراسان الجنوبية: Birjand | بيرجند
  Isfahan | أصفهان: Isfahan | أصفهان; Kashan | كاشان
  Fars | فارس: Shiraz | شيراز
  Khuzestan | خوزستان: Ahvaz | الأهواز; Abadan | عبادان
  East Azerbaijan | أذربيجان الشرقية: Tabriz | تبريز
  West Azerbaijan | أذربيجان الغربية: Urmia | أرومية
  Ardabil | أردبيل: Ardabil | أردبيل
  Gilan | جيلان: Rasht | رشت
  Mazandaran | مازندران: Sari | ساري
  Golestan | جلستان: Gorgan | جرجان
  Semnan | سمنان: Semnan | سمنان
  Qom | قم: Qom | قم
  Markazi | مركزي: Arak | أراك
  Qazvin | قزوين: Qazvin | قزوين
  Zanjan | زنجان: Zanjan | زنجان
  Kurdistan | كردستان: Sanandaj | سنندج
  Kermanshah | كرمانشاه: Kermanshah | كرمانشاه
  Hamadan | همدان: Hamadan | همدان
  Lorestan | لرستان: Khorramabad | خرم آباد
  Ilam | إيلام: Ilam | إيلام
  Chaharmahal and Bakhtiari | جهارمحال وبختياري: Shahrekord | شهركرد
  Kohgiluyeh and Boyer-Ahmad | كهكيلويه وبوير أحمد: Yasuj | ياسوج
  Bushehr | بوشهر: Bushehr | بوشهر
  Hormozgan | هرمزغان: Bandar Abbas | بندر عباس
  Kerman | كرمان: Kerman | كرمان
  Yazd | يزد: Yazd | يزد
  Sistan and Baluchestan | سيستان وبلوشستان: Zahedan | زاهدان
IL Israel | إسرائيل
  Central District | المنطقة الوسطى: Petah Tikva | بتاح تكفا; Netanya | نتانيا
  Haifa District | منطقة حيفا: Haifa | حيفا
  Jerusalem District | منطقة القدس: Beit Shemesh | بيت شيمش
  Northern District | المنطقة الشمالية: Nazareth | الناصرة
  Southern District | المنطقة الجنوبية: Beersheba | بئر السبع
  Tel Aviv District | منطقة تل أبيب: Tel Aviv | تل أبيب
PK Pakistan | باكستان
  Punjab | البنجاب: Lahore | لاهور; Faisalabad | فيصل آباد; Rawalpindi | راولبندي; Multan | ملتان
  Sindh | السند: Karachi | كراتشي; Hyderabad | حيدر آباد; Sukkur | سكر
  Khyber Pakhtunkhwa | خيبر بختونخوا: Peshawar | بيشاور; Abbottabad | أبوت آباد
  Balochistan | بلوشستان: Quetta | كويتا; Gwadar | جوادر
  Islamabad | إسلام آباد: Islamabad | إسلام آباد
  Gilgit-Baltistan | جلجت بلتستان: Gilgit | جلجت
  Azad Kashmir | آزاد كشمير: Muzaffarabad | مظفر آباد
IN India | الهند
  Maharashtra | ماهاراشترا: Mumbai | مومباي; Pune | بونه; Nagpur | ناجبور
  Delhi | دلهي: New Delhi | نيودلهي; Delhi | دلهي
  Karnataka | كارناتاكا: Bengaluru | بنغالور; Mangaluru | مانغالور
  Kerala | كيرالا: Kochi | كوتشي; Thiruvananthapuram | تيروفانانثابورام; Kozhikode | كاليكوت
  Tamil Nadu | تاميل نادو: Chennai | تشيناي; Coimbatore | كويمباتور
  Telangana | تيلانغانا: Hyderabad | حيدر آباد
  Andhra Pradesh | أندرا براديش: Visakhapatnam | فيساخاباتنام
  Gujarat | غوجارات: Ahmedabad | أحمد آباد; Surat | سورات
  Rajasthan | راجستان: Jaipur | جايبور
  Uttar Pradesh | أتر برديش: Lucknow | لكناو; Kanpur | كانبور
  West Bengal | البنغال الغربية: Kolkata | كولكاتا
  Punjab | البنجاب: Ludhiana | لوديانا; Amritsar | أمريتسار
  Haryana | هاريانا: Gurugram | غوروغرام
  Madhya Pradesh | ماديا براديش: Bhopal | بوبال; Indore | إندور
  Bihar | بيهار: Patna | باتنا
  Odisha | أوديشا: Bhubaneswar | بوبانسوار
  Assam | آسام: Guwahati | غواهاتي
  Jharkhand | جهارخاند: Ranchi | رانشي
  Chhattisgarh | تشهاتيسغار: Raipur | رايبور
  Uttarakhand | أوتاراخند: Dehradun | ديهرادون
  Himachal Pradesh | هيماجل برديش: Shimla | شيملا
  Goa | غوا: Panaji | باناجي
  Jammu and Kashmir | جامو وكشمير: Srinagar | سريناغار
  Chandigarh | شانديغار: Chandigarh | شانديغار
  Puducherry | بودوتشيري: Puducherry | بودوتشيري
  Tripura | تريبورا: Agartala | أغارتالا
  Meghalaya | ميغالايا: Shillong | شيلونغ
  Manipur | مانيبور: Imphal | إمفال
  Mizoram | ميزورام: Aizawl | أيزول
  Nagaland | ناغالاند: Kohima | كوهيما
  Arunachal Pradesh | أروناتشال برديش: Itanagar | إيتاناغار
  Sikkim | سيكيم: Gangtok | غانغتوك
  Ladakh | لداخ: Leh | ليه
GB United Kingdom | المملكة المتحدة
  England | إنجلترا: London | لندن; Birmingham | برمنغهام; Manchester | مانشستر; Leeds | ليدز; Liverpool | ليفربول; Bristol | بريستول
  Scotland | اسكتلندا: Glasgow | غلاسكو; Edinburgh | إدنبرة; Aberdeen | أبردين
  Wales | ويلز: Cardiff | كارديف; Swansea | سوانزي
  Northern Ireland | أيرلندا الشمالية: Belfast | بلفاست; Derry | ديري
DE Germany | ألمانيا
  Baden-Württemberg | بادن فورتمبيرغ: Stuttgart | شتوتغارت; Heidelberg | هايدلبرغ
  Bavaria | بافاريا: Munich | ميونخ; Nuremberg | نورنبرغ
  Berlin | برلين: Berlin | برلين
  Brandenburg | براندنبورغ: Potsdam | بوتسدام
  Bremen | بريمن: Bremen | بريمن
  Hamburg | هامبورغ: Hamburg | هامبورغ
  Hesse | هسن: Frankfurt | فرانكفورت; Wiesbaden | فيسبادن
  Lower Saxony | ساكسونيا السفلى: Hanover | هانوفر
  Mecklenburg-Vorpommern | مكلنبورغ فوربومرن: Rostock | روستوك
  North Rhine-Westphalia | شمال الراين وستفاليا: Cologne | كولونيا; Düsseldorf | دوسلدورف; Dortmund | دورتموند
  Rhineland-Palatinate | راينلاند بالاتينات: Mainz | ماينتس
  Saarland | سارلاند: Saarbrücken | ساربروكن
  Saxony | ساكسونيا: Leipzig | لايبزيغ; Dresden | درسدن
  Saxony-Anhalt | ساكسونيا أنهالت: Magdeburg | ماغديبورغ
  Schleswig-Holstein | شليسفيغ هولشتاين: Kiel | كيل
  Thuringia | تورنغن: Erfurt | إرفورت
FR France | فرنسا
  Île-de-France | إيل دو فرانس: Paris | باريس; Versailles | فرساي
  Auvergne-Rhône-Alpes | أوفرن رون ألب: Lyon | ليون; Grenoble | غرونوبل
  Provence-Alpes-Côte d'Azur | بروفنس ألب كوت دازور: Marseille | مرسيليا; Nice | نيس
  Occitanie | أوكسيتانيا: Toulouse | تولوز; Montpellier | مونبلييه
  Nouvelle-Aquitaine | نوفيل أكيتان: Bordeaux | بوردو
  Grand Est | غراند إيست: Strasbourg | ستراسبورغ
  Hauts-de-France | أو دو فرانس: Lille | ليل
  Normandy | نورماندي: Rouen | روان
  Brittany | بريتاني: Rennes | رين
  Pays de la Loire | باي دو لا لوار: Nantes | نانت
  Centre-Val de Loire | وسط وادي اللوار: Orléans | أورليان
  Bourgogne-Franche-Comté | بورغوني فرانش كونته: Dijon | ديجون
  Corsica | كورسيكا: Ajaccio | أجاكسيو
IT Italy | إيطاليا
  Lazio | لاتسيو: Rome | روما
  Lombardy | لومبارديا: Milan | ميلانو; Bergamo | بيرغامو
  Campania | كامبانيا: Naples | نابولي
  Piedmont | بييمونتي: Turin | تورينو
  Sicily | صقلية: Palermo | باليرمو; Catania | كاتانيا
  Liguria | ليغوريا: Genoa | جنوة
  Emilia-Romagna | إميليا رومانيا: Bologna | بولونيا
  Tuscany | توسكانا: Florence | فلورنسا
  Apulia | بوليا: Bari | باري
  Veneto | فينيتو: Venice | البندقية; Verona | فيرونا
  Friuli Venezia Giulia | فريولي فينيتسيا جوليا: Trieste | ترييستي
  Sardinia | سردينيا: Cagliari | كالياري
  Calabria | كالابريا: Reggio Calabria | ريدجو كالابريا
  Umbria | أومبريا: Perugia | بيروجيا
  Marche | ماركي: Ancona | أنكونا
  Abruzzo | أبروتسو: Pescara | بيسكارا
  Basilicata | بازيليكاتا: Potenza | بوتنسا
  Molise | موليزي: Campobasso | كامبوباسو
  Trentino-Alto Adige | ترينتينو ألتو أديجي: Trento | ترينتو
  Aosta Valley | وادي أوستا: Aosta | أوستا
ES Spain | إسبانيا
  Madrid | مدريد: Madrid | مدريد
  Catalonia | كتالونيا: Barcelona | برشلونة; Girona | جيرونا
  Andalusia | الأندلس: Seville | إشبيلية; Málaga | مالقة; Granada | غرناطة; Córdoba | قرطبة
  Valencian Community | منطقة بلنسية: Valencia | بلنسية; Alicante | أليكانتي
  Basque Country | إقليم الباسك: Bilbao | بلباو
  Galicia | غاليسيا: Vigo | فيغو
  Castile and León | قشتالة وليون: Valladolid | بلد الوليد
  Castilla-La Mancha | قشتالة لامانتشا: Toledo | طليطلة
  Aragon | أراغون: Zaragoza | سرقسطة
  Murcia | مرسية: Murcia | مرسية
  Balearic Islands | جزر البليار: Palma | بالما
  Canary Islands | جزر الكناري: Las Palmas | لاس بالماس
  Extremadura | إكستريمادورا: Badajoz | بطليوس
  Asturias | أستورياس: Oviedo | أوفييدو
  Cantabria | كانتابريا: Santander | سانتاندير
  Navarre | نافارا: Pamplona | بامبلونا
  La Rioja | لا ريوخا: Logroño | لوغرونيو
US United States | الولايات المتحدة
  Alabama | ألاباما: Birmingham | برمنغهام
  Alaska | ألاسكا: Anchorage | أنكوراج
  Arizona | أريزونا: Phoenix | فينيكس; Tucson | توسون
  Arkansas | أركنساس: Little Rock | ليتل روك
  California | كاليفورنيا: Los Angeles | لوس أنجلوس; San Francisco | سان فرانسيسكو; San Diego | سان دييغو
  Colorado | كولورادو: Denver | دنفر
  Connecticut | كونيتيكت: Hartford | هارتفورد
  Delaware | ديلاوير: Wilmington | ويلمنغتون
  District of Columbia | مقاطعة كولومبيا: Washington | واشنطن
  Florida | فلوريدا: Miami | ميامي; Orlando | أورلاندو
  Georgia | جورجيا: Atlanta | أتلانتا
  Hawaii | هاواي: Honolulu | هونولولو
  Idaho | أيداهو: Boise | بويسي
  Illinois | إلينوي: Chicago | شيكاغو
  Indiana | إنديانا: Indianapolis | إنديانابوليس
  Iowa | آيوا: Des Moines | دي موين
  Kansas | كانساس: Wichita | ويتشيتا
  Kentucky | كنتاكي: Louisville | لويفيل
  Louisiana | لويزيانا: New Orleans | نيو أورلينز
  Maine | مين: Portland | بورتلاند
  Maryland | ماريلاند: Baltimore | بالتيمور
  Massachusetts | ماساتشوستس: Boston | بوسطن
  Michigan | ميشيغان: Detroit | ديترويت; Dearborn | ديربورن
  Minnesota | مينيسوتا: Minneapolis | مينيابوليس
  Mississippi | ميسيسيبي: Jackson | جاكسون
  Missouri | ميزوري: Kansas City | كانساس سيتي
  Montana | مونتانا: Billings | بيلينغز
  Nebraska | نبراسكا: Omaha | أوماها
  Nevada | نيفادا: Las Vegas | لاس فيغاس
  New Hampshire | نيوهامبشير: Manchester | مانشستر
  New Jersey | نيوجيرسي: Newark | نيوارك
  New Mexico | نيومكسيكو: Albuquerque | ألباكركي
  New York | نيويورك: New York City | مدينة نيويورك; Buffalo | بوفالو
  North Carolina | كارولاينا الشمالية: Charlotte | شارلوت
  North Dakota | داكوتا الشمالية: Fargo | فارغو
  Ohio | أوهايو: Columbus | كولومبوس; Cleveland | كليفلاند
  Oklahoma | أوكلاهوما: Oklahoma City | أوكلاهوما سيتي
  Oregon | أوريغون: Portland | بورتلاند
  Pennsylvania | بنسلفانيا: Philadelphia | فيلادلفيا; Pittsburgh | بيتسبرغ
  Rhode Island | رود آيلاند: Providence | بروفيدنس
  South Carolina | كارولاينا الجنوبية: Charleston | تشارلستون
  South Dakota | داكوتا الجنوبية: Sioux Falls | سو فولز
  Tennessee | تينيسي: Nashville | ناشفيل
  Texas | تكساس: Houston | هيوستن; Dallas | دالاس; Austin | أوستن
  Utah | يوتا: Salt Lake City | سولت ليك سيتي
  Vermont | فيرمونت: Burlington | برلينغتون
  Virginia | فرجينيا: Richmond | ريتشموند
  Washington | واشنطن: Seattle | سياتل
  West Virginia | فرجينيا الغربية: Charleston | تشارلستون
  Wisconsin | ويسكونسن: Milwaukee | ميلووكي
  Wyoming | وايومنغ: Cheyenne | شايان
CA Canada | كندا
  Alberta | ألبرتا: Calgary | كالغاري; Edmonton | إدمونتون
  British Columbia | كولومبيا البريطانية: Vancouver | فانكوفر; Victoria | فيكتوريا
  Manitoba | مانيتوبا: Winnipeg | وينيبيغ
  New Brunswick | نيو برونزويك: Moncton | مونكتون
  Newfoundland and Labrador | نيوفاوندلاند ولابرادور: St. John's | سانت جونز
  Northwest Territories | الأقاليم الشمالية الغربية: Yellowknife | يلونايف
  Nova Scotia | نوفا سكوشا: Halifax | هاليفاكس
  Nunavut | نونافوت: Iqaluit | إيكالويت
  Ontario | أونتاريو: Toronto | تورونتو; Ottawa | أوتاوا; Mississauga | ميسيساغا
  Prince Edward Island | جزيرة الأمير إدوارد: Charlottetown | شارلوت تاون
  Quebec | كيبيك: Montreal | مونتريال; Quebec City | مدينة كيبيك
  Saskatchewan | ساسكاتشوان: Regina | ريجاينا; Saskatoon | ساسكاتون
  Yukon | يوكون: Whitehorse | وايت هورس
AU Australia | أستراليا
  New South Wales | نيو ساوث ويلز: Sydney | سيدني; Newcastle | نيوكاسل
  Victoria | فيكتوريا: Melbourne | ملبورن; Geelong | جيلونغ
  Queensland | كوينزلاند: Brisbane | بريزبن; Gold Coast | غولد كوست
  Western Australia | أستراليا الغربية: Perth | بيرث
  South Australia | جنوب أستراليا: Adelaide | أديلايد
  Tasmania | تسمانيا: Hobart | هوبارت
  Northern Territory | الإقليم الشمالي: Darwin | داروين
  Australian Capital Territory | إقليم العاصمة الأسترالية: Canberra | كانبرا
$places$, E'\n') LOOP
    CONTINUE WHEN line = '';
    IF line !~ '^ ' THEN
      -- The two home markets come first, the others by name.
      INSERT INTO countries (iso2, name, name_ar, position, listed)
      VALUES (left(line, 2), split_part(substr(line, 4), ' | ', 1), split_part(line, ' | ', 2),
        CASE left(line, 2) WHEN 'SA' THEN 1 WHEN 'BH' THEN 2 ELSE 1000 END,
        left(line, 2) IN ('SA', 'BH', 'AE', 'QA', 'KW', 'OM'))
      RETURNING id INTO the_country;
      CONTINUE;
    END IF;
    place := trim(split_part(line, ': ', 1));
    INSERT INTO states (country_id, name, name_ar)
    VALUES (the_country, split_part(place, ' | ', 1), split_part(place, ' | ', 2)) RETURNING id INTO the_state;
    FOREACH place IN ARRAY string_to_array(substr(line, position(': ' IN line) + 2), '; ') LOOP
      INSERT INTO cities (state_id, name, name_ar)
      VALUES (the_state, split_part(place, ' | ', 1), split_part(place, ' | ', 2));
    END LOOP;
  END LOOP;
END $do$;
