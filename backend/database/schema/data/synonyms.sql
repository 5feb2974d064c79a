-- Synonyms for the search. An operator edits them in the console afterwards.
-- A term | one or more meanings, in the same language.
INSERT INTO search_synonyms (term, means)
SELECT terms[1], meaning.means
FROM (SELECT string_to_array(line, ' | ') AS terms, place FROM string_to_table($synonyms$
10cc | 10 ml
18 gauge | 18g
1cc | 1 ml
20 gauge | 20g
21 gauge | 21g
22 gauge | 22g
23 gauge | 23g
24 gauge | 24g
25 gauge | 25g
2cc | 2 ml
2xl | xxl
3 layer | three-ply
3 ply | three-ply
3m mask | ffp2 | respirators
3ply | three-ply
4 foot cane | four-foot cane
4 leg cane | four-foot cane
50cc | 50 ml
5cc | 5 ml
accu check | blood glucose meter
accu-chek | blood glucose meter
accuchek | blood glucose meter
ace bandage | elastic bandage
adhesive bandage | sticking plasters
adhesive plaster | sticking plasters
adhesive strips | sticking plasters
adhesive tape | fixation tape
adjustable bed | home care bed
adult walker | walking frame
alcohol gel | sanitiser gel
alcohol pad | alcohol hand wipes
alcohol prep pad | alcohol hand wipes
alcohol rub | sanitiser gel
alcohol sanitizer | sanitiser gel
alcohol swab | alcohol hand wipes
alcohol wipes | alcohol hand wipes
allevyn | foam dressing
aluminum | aluminium
angiocath | cannula
ankle wrap | elastic bandage
anti bedsore cushion | pressure relief cushion
antibacterial | disinfectant
antigen test | home test kit
antiseptic | disinfectant | skin cleansing solution
arm blood pressure monitor | upper-arm pressure monitor
armpit thermometer | digital thermometer
ascorbic acid | vitamin c
asthma | nebuliser
asthma machine | nebuliser
auriscope | otoscope
axillary crutches | crutches
baby | child | children
baby cream | moisturising cream
baby thermometer | thermometer
back pain | gel pack
band-aid | sticking plasters
bandage tape | fixation tape
bandaid | sticking plasters
bath chair | shower chair
bath seat | shower chair
bath stool | shower chair
bathing chair | shower chair
bathroom stool | shower chair
bed sore dressing | foam dressing
bed sores | pressure relief cushion
bed wipes | surface wipes
bedridden | home care
bedside commode | commode chair
bedside toilet | commode chair
bedsore | foam dressing | pressure relief cushion
beige | sand
betadine | skin cleansing solution
bib | aprons
big | large
biohazard bin | sharps container
bleach | disinfectant concentrate
blister plaster | sticking plasters
blood lancets | lancets
blood oxygen | oximeter
blood pressure | pressure monitor
blood pressure cuff | spare cuff
blood pressure device | pressure monitor
blood pressure machine | pressure monitor
blood pressure meter | pressure monitor
blood pressure monitor | pressure monitor
blood sugar | glucose
blood sugar machine | blood glucose meter
blood sugar monitor | blood glucose meter
blood sugar strips | glucose test strips
blood sugar test | glucose
blue gloves | nitrile
bmi | body measures
body composition | body measures
body cream | moisturising cream
body fat | body measures
body lotion | moisturising cream
body temperature | thermometer
boot covers | shoe covers
booties | shoe covers
bp | pressure monitor
bp apparatus | pressure monitor
bp cuff | spare cuff
bp machine | pressure monitor
bp monitor | pressure monitor
brace | support
branula | cannula
breathing mask | oxygen mask
broken leg | elbow crutches
butterfly | winged cannula
butterfly needle | winged cannula
c vitamin | vitamin c
canula | cannula
car emergency kit | first-aid kit
carpal tunnel | wrist support
catheter bag | drainage bag
cc | ml
centimeter | cm
centimetre | cm
centrum | multivitamin
cerave | moisturising cream
cetaphil | moisturising cream
chair with wheels | wheelchair
chest piece | stethoscope
chewy vitamins | chewables
child | children | paediatric
children | child | paediatric
chlorhexidine | skin cleansing solution
cholecalciferol | vitamin d3
clean hands | hand hygiene
cleaning gloves | vinyl
cleaning wipes | surface wipes
clorox | disinfectant
cloth mask | cotton masks
coban | cohesive bandage
coccyx cushion | pressure relief cushion
cod liver oil | omega-3
cold and flu | honey and thyme syrup
cold compress | gel pack
cold pack | gel pack
collagen drink | collagen powder
collagen peptides | collagen powder
compress | gauze swabs
compression bandage | elastic bandage
compression wrap | elastic bandage
contactless thermometer | infrared forehead thermometer
contour plus | blood glucose meter
cool bag | cooling travel pouch
cool pack | gel pack
cooler bag | cooling travel pouch
corona mask | surgical masks
corona test | home test kit
cotton pads | absorbent cotton
cotton wool | absorbent cotton
cough | honey and thyme syrup
cough medicine | honey and thyme syrup
cough syrup | honey and thyme syrup
coverall | protective clothing
covid kit | home test kit
covid mask | surgical masks
covid test | home test kit
cracked heels | foot care cream
crepe bandage | elastic bandage
crocs | work clogs
ctn | carton
cut | sticking plasters
cuts and scrapes | wound care
daily vitamins | multivitamin
decubitus | pressure relief cushion
dental mask | surgical masks
dettol | disinfectant | hand wash
dha | omega-3
diabetes | glucose
diabetes device | blood glucose meter
diabetes machine | blood glucose meter
diabetic | glucose
diabetic machine | blood glucose meter
diabetic supplies | diabetes care
diagnostic set | otoscope
dietary supplement | supplement
disability | mobility
disabled | mobility
disinfectant wipes | surface wipes
doctor apron | long-sleeved coat
doctor coat | long-sleeved coat
doctor gloves | examination gloves
doctor mask | surgical masks
doctor shoes | work clogs
doctor uniform | scrub set
donut cushion | ring cushion
donut pillow | ring cushion
double xl | xxl
doughnut cushion | ring cushion
dressing scissors | bandage scissors
dressing tape | fixation tape
drip | infusion | infusion set
drip line | infusion set
dry eyes | saline eye rinse
dry feet | foot care cream
dry skin | moisturising cream
durapore | fixation tape
dust mask | respirators
ear camera | otoscope
ear checker | otoscope
ear examination | otoscope
ear light | otoscope
ear loop mask | surgical masks
ear scope | otoscope
ear thermometer | forehead and ear
earloop mask | surgical masks
eczema | moisturising cream
elastoplast | sticking plasters
elbow sticks | elbow crutches
elderly | home care | mobility
electronic scale | bathroom scale
electronic thermometer | digital thermometer
emergency bag | first-aid kit
emergency kit | first-aid kit
emollient | moisturising cream
emt shears | clothing shears
eucerin | moisturising cream
exam gloves | examination gloves
extra large | xl
eye bath | saline eye rinse
eye cleaner | saline eye rinse
eye drops | saline eye rinse
eye lotion | saline eye rinse
eye protection | goggles
eye shield | goggles
eye solution | saline eye rinse
eye wash | saline eye rinse
eyewash | saline eye rinse
eyewear | goggles
fabric mask | cotton masks
face cream | moisturising cream
face guard | visors
face mask | surgical masks
face shield | visors
faceshield | visors
factory | workplace
fat scale | body measures
feet | foot
female | women
fever | thermometer
fever gun | infrared forehead thermometer
fever meter | thermometer
ffp3 | respirators
figs | scrub set
filter mask | respirators
finger needles | lancets
finger prick | lancing device
finger pricker | lancing device
finger stick | lancing device
first aid bag | first-aid kit
first aid box | first-aid kit
first aid strips | sticking plasters
firstaid | first-aid kit
fish oil | omega-3
fish oil capsules | softgels
floor cleaner | disinfectant concentrate
floor disinfectant | disinfectant concentrate
floor sanitizer | disinfectant concentrate
foley bag | drainage bag
food gloves | vinyl
food supplement | supplement
foot covers | shoe covers
foot lotion | foot care cream
football | sport
footwear | shoes
forearm crutches | elbow crutches
four leg stick | four-foot cane
four legged cane | four-foot cane
gauze pads | gauze swabs
gauze pieces | gauze swabs
gauze roll | gauze swabs
gauze sponge | gauze swabs
gel capsules | softgels
gents | men
germ killer | disinfectant
germicide | disinfectant
giving set | infusion set
gluco meter | blood glucose meter
glucometer | blood glucose meter
glucometer strips | glucose test strips
glucose machine | blood glucose meter
glucose monitor | blood glucose meter
gm | g
gms | g
gram | g
graze | sticking plasters
gummies | chewables
gummy | chewables
gym | sport
haemorrhoid cushion | ring cushion
hair cap | bouffant caps
hair cover | bouffant caps
hair net | bouffant caps
hairnet | bouffant caps
hajj | travel
hand cleaning | hand hygiene
hand cleanser | hand wash
hand cream | moisturising cream
hand gel | hand sanitiser
hand gloves | gloves
hand rub | hand sanitiser | sanitiser
hand soap | hand wash
handicap | mobility
handicapped | mobility
handrub | hand sanitiser | sanitiser
handwash | hand wash
hansaplast | sticking plasters
hazmat suit | protective clothing
head cover | bouffant caps
heart rate monitor | pulse oximeter
heartbeat | pulse oximeter
heat pack | gel pack
heating pad | gel pack
heel balm | foot care cream
heel cream | foot care cream
hemorrhoids | ring cushion
herbal syrup | honey and thyme syrup
high blood pressure | pressure monitor
hospital | clinic
hospital bed | home care bed
hospital clothes | scrub set
hospital shoes | work clogs
hospital slippers | work clogs
hospital uniform | scrub set
hot compress | gel pack
hot pad | gel pack
hot water bag | gel pack
hot water bottle | gel pack
hydrating | moisturising
hypafix | fixation tape
hypertension | pressure monitor
hypoallergenic | latex-free
ice bag | gel pack
ice pack | gel pack
icu bed | home care bed
infant | child | children
inhalation | nebuliser
injection | syringes
injury | wound care
insulin | fine-dose syringes | pen needles
insulin bag | cooling travel pouch
insulin case | cooling travel pouch
insulin cooler | cooling travel pouch
insulin cooling | cooling travel pouch
insulin injection | pen needles
insulin needles | pen needles
insulin pen | pen needles
insulin pouch | cooling travel pouch
insulin syringe | fine-dose syringes
insulin travel case | cooling travel pouch
international units | iu
intravenous | infusion | infusion set
ir thermometer | infrared forehead thermometer
isolation suit | isolation gowns
iv | cannula | infusion | infusion set
iv cannula | cannula
iv catheter | cannula
iv line | infusion set
iv needle | cannula
iv set | infusion set
iv tubing | infusion set
jumbo | large
kgs | kg
kids | child | children | paediatric
kilo | kg
kilos | kg
kitchen gloves | vinyl
kn95 | ffp2 | respirators
kn95 mask | respirators
knee band | knee support
knee bandage | knee support
knee belt | knee support
knee brace | knee support
knee cap | knee support
knee guard | knee support
knee pad | knee support
knee pain | knee support
knee strap | knee support
knee wrap | knee support
lab coat | long-sleeved coat
lab glasses | goggles
lab jacket | long-sleeved coat
labcoat | long-sleeved coat
laboratory coat | long-sleeved coat
ladies | women
lancet needles | lancets
lancet pen | lancing device
lancing pen | lancing device
large | l
laser thermometer | infrared forehead thermometer
lateral flow | home test kit
latex allergy | latex-free | nitrile
leukoplast | fixation tape
lifebuoy | hand wash
light blue | sky blue
liquid soap | hand wash
lister scissors | bandage scissors
liter | litre
littman | stethoscope
littmann | stethoscope
lotion | moisturising cream
ltr | litre
lysol | disinfectant spray | surface disinfectant
male | men
man | men
medical bag | first-aid kit
medical bed | home care bed
medical centre | clinic
medical cotton | absorbent cotton
medical gloves | examination gloves
medical kit | first-aid kit
medical mask | surgical masks
medical scissors | bandage scissors
medical shirt | scrub top
medical tape | fixation tape
medical tunic | scrub top
medical waste | sharps container
medicine cooler | cooling travel pouch
medium | m
mepilex | foam dressing
mercury thermometer | digital thermometer
micropore | fixation tape
milliliter | ml
millilitre | ml
millimeter | mm
millimetre | mm
mineral supplement | multivitamin
mob cap | bouffant caps
mobile toilet | commode chair
moist wipes | hand wipes
moisturizer | moisturising | moisturising cream
moisturizing | moisturising
multi vitamin | multivitamin
multi vitamins | multivitamin
muscle pain | gel pack
n 95 | ffp2
n95 | ffp2 | respirators
n95 mask | respirators
nebuliser machine | nebuliser
nebuliser mask | accessory set
nebulization | nebuliser
nebulizer | nebuliser
nebulizer kit | accessory set
nebulizer machine | nebuliser
nebulizer mask | accessory set
nebulizer tubing | accessory set
needle bin | sharps container
needle box | sharps container
needle container | sharps container
needle disposal | sharps container
needlestick protection | safety needles
newborn | child
night bag | drainage bag
nivea | moisturising cream
no touch thermometer | infrared forehead thermometer
non contact thermometer | infrared forehead thermometer
non latex | latex-free
non latex gloves | nitrile
non slip shoes | work clogs
normal saline | saline
novofine | pen needles
nurse cap | bouffant caps
nurse clothes | scrub set
nurse dress | scrub set
nurse outfit | medical uniforms
nurse scissors | bandage scissors
nurse shirt | scrub top
nurse shoes | work clogs
nurse tunic | scrub top
nurse uniform | scrub set
nursing bed | home care bed
nursing shoes | work clogs
nursing uniform | scrub set
nutrition | supplement
nutritional | supplement
o2 | oxygen
office | workplace
old people | home care
omega 3 oil | omega-3
omega oil | omega-3
omega3 | omega-3
omron | pressure monitor
one time use | disposable
one touch | blood glucose meter
onetouch | blood glucose meter
operating room | theatre
operating room mask | theatre masks
operation gloves | surgical gloves
operation mask | theatre masks
operation theatre | theatre
oral thermometer | digital thermometer
orthopaedic | support
orthopedic | support
orthopedic cushion | pressure relief cushion
orthosis | support
ot | theatre
ot dress | scrub set
otoscope tips | specula
overshoes | shoe covers
oxi meter | oximeter
oxygen checker | oximeter
oxygen face mask | oxygen mask
oxygen level | oximeter
oxygen meter | oximeter
oxygen monitor | oximeter
oxygen sensor | oximeter
oxymeter | oximeter
packet | pack
paediatric | child
pain relief | gel pack
paramedic scissors | clothing shears
particulate mask | respirators
patient bed | home care bed
pediatric | child | paediatric
pee bag | drainage bag
pen tips | pen needles
personal protective equipment | face protection | protective clothing
physician coat | long-sleeved coat
piles | ring cushion
pillow | cushion
pills | capsules | tablets
pinafore | aprons
pincers | forceps
pink | rose
pkt | pack
plaster roll | fixation tape
plaster tape | fixation tape
plastic apron | aprons
plastic face cover | visors
plastic gloves | vinyl
plastic syringe | syringes
portable toilet | commode chair
potty chair | commode chair
ppe | face protection | protective clothing
pressure bandage | elastic bandage
pressure machine | pressure monitor
pressure sores | pressure relief cushion
pressure ulcer | pressure relief cushion
prick needles | lancets
pricker | lancing device
pricking device | lancing device
pricking needles | lancets
procedure mask | surgical masks
prospan | honey and thyme syrup
protective equipment | protective clothing
protective suit | protective clothing
pulmicort | nebuliser
pulse meter | pulse oximeter
pulse ox | oximeter
purell | hand sanitiser
purple | lilac
pvc | vinyl
quad cane | four-foot cane
quad stick | four-foot cane
rapid antigen | home test kit
rapid kit | home test kit
rapid test | home test kit
rectal thermometer | digital thermometer
redoxon | vitamin c
replacement cuff | spare cuff
rescue kit | first-aid kit
retractable needles | safety needles
rollator | walking frame
roller bandage | elastic bandage
round cushion | ring cushion
rubber gloves | latex examination gloves
safe needles | safety needles
safety box | sharps container
safety glasses | goggles
safety spectacles | goggles
saline drip set | infusion set
saline solution | saline eye rinse
sandals | work clogs
sanitize | sanitiser
sanitizer | sanitiser
sanitizing | sanitiser
saturation | oximeter
savlon | skin cleansing solution
scalp vein set | winged cannula
scratch | sticking plasters
scrub pants | scrub set
scrub shirt | scrub top
scrub suit | scrub set
scrub trousers | scrub set
seat cushion | pressure relief cushion
self adherent bandage | cohesive bandage
self adhesive bandage | cohesive bandage
self sticking bandage | cohesive bandage
self test | home test kit
senior care | home care
sharps bin | sharps container
sharps box | sharps container
shoe bags | shoe covers
shoe protectors | shoe covers
shower seat | shower chair
shower stool | shower chair
sick bed | home care bed
single use | disposable
skin prep | skin cleansing solution
slippers | work clogs
small | s
smart scale | bathroom scale
soap | hand wash
sodium chloride | saline
softclix | lancets
sore throat | honey and thyme syrup
sp02 | oximeter
special needs | mobility
speculum | specula
sphygmomanometer | pressure monitor
splint | wrist support
splinter remover | forceps
spo2 | oximeter
sports wrap | cohesive bandage
sprain | elastic bandage
sterilised | sterile
stetho | stethoscope
stick | cane
sticky tape | fixation tape
stretch bandage | elastic bandage
sugar | glucose
sugar device | blood glucose meter
sugar machine | blood glucose meter
sugar needles | lancets
sugar strips | glucose test strips
sugar test | glucose
sunshine vitamin | vitamin d3
surface cleaner | surface disinfectant
surgeon gloves | surgical gloves
surgeon mask | theatre masks
surgical cap | bouffant caps
surgical cotton | absorbent cotton
surgical hat | bouffant caps
surgical scissors | bandage scissors
surgical suit | scrub set
surgical tape | fixation tape
swab test | home test kit
swelling | gel pack
syringe disposal | sharps container
syringe needles | hypodermic needles
syringe without needle | syringes
tailbone cushion | pressure relief cushion
temp | thermometer
temperature | thermometer
temperature checker | thermometer
temperature gun | infrared forehead thermometer
temperature meter | thermometer
tension meter | pressure monitor
theater | theatre
theatre shoes | work clogs
thermal gun | infrared forehead thermometer
thermal scanner | infrared forehead thermometer
thermo meter | thermometer
thermometer gun | infrared forehead thermometer
thigh bag | leg bag
thorn remover | forceps
three layer | three-ply
throat syrup | honey and thyme syrup
throwaway | disposable
tissues | wipes
toddler | child | children
toilet chair | commode chair
toilet seat | commode chair
touchless thermometer | infrared forehead thermometer
towelettes | wipes
transfer chair | wheelchair
transparent gloves | vinyl
transpore | fixation tape
transport chair | wheelchair
trauma kit | first-aid kit
trauma shears | clothing shears
tuff cut | clothing shears
turquoise | teal
tweezers | forceps
tympanic thermometer | forehead and ear
u100 syringe | fine-dose syringes
ulcer dressing | foam dressing
umrah | travel
underarm crutches | crutches
underarm thermometer | digital thermometer
uniform | scrub
units | iu
urea cream | foot care cream
urinary bag | drainage bag
urine bag | drainage bag
urine collection bag | drainage bag
urine leg bag | leg bag
uro bag | drainage bag
urobag | drainage bag
used needles | sharps container
vein catheter | cannula
venflon | cannula
ventolin | nebuliser
vet wrap | cohesive bandage
violet | lilac
visitor gown | isolation gowns
vit | vitamin
vit d | vitamin d3
vitamin d | vitamin d3
vitamins | multivitamin
walker | walking frame
walking aid | walking frame
walking stick | cane
washable | reusable
weigher | scale
weighing balance | scale
weighing machine | scale
weighing scale | scale
weight | scale
weight machine | scale
wet tissue | hand wipes
wet wipes | hand wipes
wheel chair | wheelchair
wheelchair cushion | pressure relief cushion
wheeled chair | wheelchair
white coat | long-sleeved coat
woman | women
workwear | medical uniforms
wound cover | foam dressing
wound dressing | foam dressing
wound pad | foam dressing
wound pads | gauze swabs
wound strips | sticking plasters
wrist band | wrist support
wrist blood pressure monitor | wrist pressure monitor
wrist brace | wrist support
wrist guard | wrist support
wrist pain | wrist support
wrist splint | wrist support
wrist strap | wrist support
wrist wrap | wrist support
x large | xl
xx large | xxl
yellow bin | sharps container
zimmer | walking frame
zimmer frame | walking frame
3 طبقات | ثلاثية الطبقات
ابر الاصبع | جهاز وخز وإبر وخز
ابر امان | إبر حقن آمنة
ابر انسولين | إبر أقلام الحقن | محاقن جرعات دقيقة
ابر بغطاء امان | إبر حقن آمنة
ابر تحليل | جهاز وخز وإبر وخز
ابر تحليل السكر | جهاز وخز وإبر وخز
ابر سرنجة | إبر حقن
ابر سلامة | إبر حقن آمنة
ابر طبية | إبر حقن
ابر عضل | إبر حقن
ابر فراشة | قنية وريدية
ابر قلم | إبر أقلام الحقن
ابر مستعملة | حاوية أدوات حادة
ابر وريد | قنية وريدية
ابرة طبية | إبر حقن
ابرة عضل | إبر حقن
ابرة فراشة | قنية وريدية
ابرة وريد | قنية وريدية
احادي الاستخدام | للاستعمال مرة واحدة
احتياجات خاصة | التنقل والرعاية المنزلية
احذية تمريض | أحذية عمل طبية
اختبار كورونا | اختبار منزلي سريع
ادوات السكري | العناية بمرضى السكري
ادوات الوقاية | القفازات والملابس الواقية
ادوات تعقيم | المعقمات والتطهير
ارتفاع الضغط | جهاز قياس ضغط الدم
ازرق فاتح | أزرق سماوي
ازياء التمريض | الأزياء الطبية
استخدام مرة واحدة | للاستعمال مرة واحدة
اشرطة | شرائط
اعاقة | التنقل والرعاية المنزلية
افرول | القفازات والملابس الواقية
افرول طبي | القفازات والملابس الواقية
اكزيما | كريم مرطب
اكس لارج | كبير جدًا
اكسترا لارج | كبير جدًا
اكسجين الدم | قياس الأكسجين
اكسيجين | أكسجين
اكسيميتر | قياس الأكسجين
اكوتشيك | جهاز قياس سكر الدم
اكياس جزم | أغطية أحذية
اكيو تشك | جهاز قياس سكر الدم
اكيو تشيك | جهاز قياس سكر الدم
اكيوتشيك | جهاز قياس سكر الدم
الام الظهر | كمادة جل
الام العضلات | كمادة جل
الام المفاصل | دعم المفاصل
التهاب الحلق | شراب العسل والزعتر
التواء | رباط ضاغط مرن
التواء الكاحل | رباط ضاغط مرن
الحج | السفر
العجزة | التنقل والرعاية المنزلية
العمرة | السفر
الكتروني | رقمي
الم الرسغ | مشد معصم
الم المعصم | مشد معصم
الم المفاصل | دعم المفاصل
الم اليد | مشد معصم
الم ركبة | مشد ركبة
الم ظهر | كمادة جل
الم عضلات | كمادة جل
النفق الرسغي | مشد معصم
امرون | جهاز قياس ضغط الدم
ان 95 | أقنعة تنفس
ان95 | أقنعة تنفس
انسولين | إبر أقلام الحقن | محاقن جرعات دقيقة
اوتوسكوب | منظار أذن
اوفثالموسكوب | منظار العين
اوكسجين | أكسجين
اوكسميتر | قياس الأكسجين
اوكسي ميتر | قياس الأكسجين
اوكسيجين | أكسجين
اوكسيميتر | قياس الأكسجين
اولاد | الأطفال
اومرون | جهاز قياس ضغط الدم
اوميجا | أوميغا
اوميجا ثري | أوميغا 3
اوميغا ثري | أوميغا 3
اوميقا | أوميغا
اوميقا ثري | أوميغا 3
اي في | طقم تسريب وريدي
ايس باك | كمادة جل
باكت | عبوة
باكورة | عصا بأربع أرجل
باكيت | عبوة
بالطو | معطف طبي
بالطو ابيض | معطف طبي
بالغ | للكبار
بالغين | للكبار
باند ايد | لصقات جروح
بانداج | رباط ضاغط مرن
باندج | رباط ضاغط مرن
بانديد | لصقات جروح
باودر | مسحوق
ببتيدات الكولاجين | مسحوق كولاجين
بتادين | محلول تنظيف البشرة
بخاخ تعقيم | بخاخ مطهر
بخار | جهاز استنشاق
بدلة تمريض | طقم طبي
بدلة دكتور | طقم طبي
بدلة طبية | طقم طبي
بدلة عمليات | طقم طبي
بدلة واقية | القفازات والملابس الواقية
بدلة وقاية | القفازات والملابس الواقية
بدون | من دون
بدون لاتكس | خالٍ من اللاتكس
برانولا | قنية وريدية
برانيولا | قنية وريدية
بروسبان | شراب العسل والزعتر
بزران | الأطفال
بشرة جافة | كريم مرطب
بكت | عبوة
بكج | عبوة
بلا | من دون
بلاستر | شريط تثبيت لاصق | لصقات جروح
بلاستير | لصقات جروح
بلس اوكسيميتر | قياس الأكسجين
بلطو | معطف طبي
بلغم | شراب العسل والزعتر
بلميكورت | جهاز استنشاق
بلوزة تمريض | قميص طبي
بلوزة طبية | قميص طبي
بمبي | وردي
بناتي | نسائي
بندج | رباط ضاغط مرن
بنسة | ملقط
بنطلون طبي | طقم طبي
بنفسجي | بنفسجي فاتح
بواسير | وسادة حلقية
بودرة | مسحوق
بودرة كولاجين | مسحوق كولاجين
بوكس | علبة
بونيه | أغطية رأس
بيبي | الأطفال
بيتادين | محلول تنظيف البشرة
بيج | رملي
بينك | وردي
تبخير | جهاز استنشاق
تبخيرة | جهاز استنشاق
تحليل السكر | جهاز قياس سكر الدم
تحليل سريع | اختبار منزلي سريع
تحليل كورونا | اختبار منزلي سريع
تحليل منزلي | اختبار منزلي سريع
ترانسبور | شريط تثبيت لاصق
ترطيب البشرة | كريم مرطب
تركواز | أخضر مزرق
ترمس انسولين | حافظة تبريد
ترمومتر | ميزان حرارة
ترمومتر اذن | للجبين والأذن
ترمومتر اطفال | ميزان حرارة
ترمومتر زئبق | ميزان حرارة رقمي
ترمومتر شرجي | ميزان حرارة رقمي
ترمومتر عن بعد | ميزان حرارة للجبين
ترمومتر فم | ميزان حرارة رقمي
ترمومتر لاسلكي | ميزان حرارة للجبين
ترمومتر ليزر | ميزان حرارة للجبين
ترموميتر | ميزان حرارة
تست | اختبار منزلي سريع
تشبع الاكسجين | قياس الأكسجين
تشقق القدم | كريم العناية بالقدمين
تشقق الكعب | كريم العناية بالقدمين
تشققات القدم | كريم العناية بالقدمين
تضميد | ضماد
تعقيم | المعقمات والتطهير
تقرحات | ضماد إسفنجي
تقرحات السرير | وسادة لتخفيف الضغط
تقرحات الفراش | وسادة لتخفيف الضغط
تمريض منزلي | رعاية منزلية
تنظيف اليدين | نظافة اليدين
تنقيط وريدي | طقم تسريب وريدي
تواليت متنقل | كرسي حمام متنقل
تيب | شريط تثبيت لاصق
تيب طبي | شريط تثبيت لاصق
تيرمومتر | ميزان حرارة
تيشرت طبي | قميص طبي
تيشيرت طبي | قميص طبي
تيفاني | أخضر مزرق
ثرمومتر | ميزان حرارة
ثلاجة انسولين | حافظة تبريد
ثلج | كمادة جل
ثوب عزل | أردية عزل
ثيرموميتر | ميزان حرارة
جاكيت مختبر | معطف طبي
جاون | أردية عزل
جبيرة | مشد معصم
جبيرة يد | مشد معصم
جرام | غ
جزمة | أحذية
جزمة تمريض | أحذية عمل طبية
جزمة طبية | أحذية عمل طبية
جفاف البشرة | كريم مرطب
جفاف العين | محلول ملحي للعين
جفت | ملقط
جل كحول | جل معقم
جل كحولي | جل معقم
جلفز | قفازات
جلوكوز | سكر الدم
جلوكومتر | جهاز قياس سكر الدم
جلوكوميتر | جهاز قياس سكر الدم
جلي فيتامين | للمضغ
جم | غ
جهاز السكري | جهاز قياس سكر الدم
جهاز الظغط | جهاز قياس ضغط الدم
جهاز بخار | جهاز استنشاق
جهاز بخار اطفال | جهاز استنشاق
جهاز تحليل سكر | جهاز قياس سكر الدم
جهاز حرارة | ميزان حرارة
جهاز حرارة الاذن | للجبين والأذن
جهاز حرارة بدون لمس | ميزان حرارة للجبين
جهاز حرارة عن بعد | ميزان حرارة للجبين
جهاز حرارة ليزر | ميزان حرارة للجبين
جهاز سكر | جهاز قياس سكر الدم
جهاز ضغط ديجيتال | جهاز قياس ضغط الدم
جهاز فحص الاذن | منظار أذن
جهاز فحص السكر | جهاز قياس سكر الدم
جهاز فحص العين | منظار العين
جهاز قياس الحرارة | ميزان حرارة
جهاز قياس حرارة | ميزان حرارة
جهاز كشف الاذن | منظار أذن
جهاز محاليل | طقم تسريب وريدي
جهاز محلول | طقم تسريب وريدي
جهاز مغذي | طقم تسريب وريدي
جهاز نبض | قياس الأكسجين
جهاز وزن | ميزان رقمي
جهال | الأطفال
جوانتي | قفازات
جوانتي طبي | قفازات فحص
جوجلز | نظارات واقية
جونتي | قفازات
حافظة ادوية | حافظة تبريد
حافظة انسولين | حافظة تبريد
حامي الوجه | واقيات وجه
حاوية ابر | حاوية أدوات حادة
حاوية نفايات طبية | حاوية أدوات حادة
حبة واحدة | قطعة
حبوب | أقراص | كبسولات
حبوب زيت السمك | أوميغا 3
حبوب فيتامين د | فيتامين د3
حبوب فيتامينات | فيتامينات متعددة
حذاء تمريض | أحذية عمل طبية
حذاء طبي | أحذية عمل طبية
حذاء طبي مريح | أحذية عمل طبية
حذاء ممرضة | أحذية عمل طبية
حرارة الطفل | ميزان حرارة
حرارة بدون لمس | ميزان حرارة للجبين
حرارة عن بعد | ميزان حرارة للجبين
حرارة ليزر | ميزان حرارة للجبين
حريمي | نسائي
حزام جهاز الضغط | سوار بديل
حزام ركبة | مشد ركبة
حساسية اللاتكس | خالٍ من اللاتكس
حساسية صدر | جهاز استنشاق
حفاظة انسولين | حافظة تبريد
حقنة | محاقن
حقنة فاضية | محاقن
حقيبة انسولين | حافظة تبريد
حقيبة تبريد | حافظة تبريد
حقيبة طبية | حقيبة إسعافات أولية
حلاوة فيتامين | للمضغ
حلوى فيتامين | للمضغ
حماية العين | نظارات واقية
حمى | ميزان حرارة
خشونة | مشد ركبة
داعم | مشد
دبل اكس لارج | كبير جدًا
دجتال | رقمي
درجة الحرارة | ميزان حرارة
درع وجه | واقيات وجه
دسوس | قفازات
دعامة | مشد
دعامة يد | مشد معصم
دقات القلب | قياس الأكسجين
دهون الجسم | قياسات الجسم
دوا كحة | شراب العسل والزعتر
دواء كحة | شراب العسل والزعتر
ديتول | صابون سائل | مطهر
ديتول ارضيات | تطهير للأرضيات
ديجتال | رقمي
ديجيتال | رقمي
ذوي الاحتياجات | التنقل والرعاية المنزلية
ذوي الاحتياجات الخاصة | التنقل والرعاية المنزلية
ذوي الاعاقة | التنقل والرعاية المنزلية
ذوي الهمم | التنقل والرعاية المنزلية
رؤوس ابر | إبر حقن
رؤوس قلم الانسولين | إبر أقلام الحقن
رابيد تست | اختبار منزلي سريع
رباط اليد | مشد معصم
رباط ذاتي اللصق | رباط ذاتي الالتصاق
رباط ركبة | مشد ركبة
رباط قدم | رباط ضاغط مرن
رباط كاحل | رباط ضاغط مرن
رباط لاصق | رباط ذاتي الالتصاق
رباط لزق | رباط ذاتي الالتصاق
رباط مطاط | رباط ضاغط مرن
رباط مطاطي | رباط ضاغط مرن
رباط معصم | مشد معصم
رباط يد | مشد معصم
ربو | جهاز استنشاق
رحلات | السفر
رسغ | معصم
رشاش معقم | بخاخ مطهر
رشح | شراب العسل والزعتر
رضع | الأطفال
رضوض | كمادة جل
رضيع | الأطفال
رعاية كبار السن | التنقل والرعاية المنزلية
روب ابيض | معطف طبي
روب طبي | معطف طبي
روب عزل | أردية عزل
ريدوكسون | فيتامين سي
زكام | شراب العسل والزعتر
زهري | وردي
زي تمريض | طقم طبي
زي طبي | الأزياء الطبية
زي ممرضات | طقم طبي
زي موحد | الأزياء الطبية
زيت سمك | أوميغا 3
زيت كبد الحوت | أوميغا 3
سابو طبي | أحذية عمل طبية
سابورت | مشد
ساعة ضغط | ضغط الدم للمعصم
سافلون | محلول تنظيف البشرة
ساناتايزر | جل معقم
سانتي | سم
سانيتايزر | جل معقم
سبراي | بخاخ
سبريه | بخاخ
سبلمنت | مكمل غذائي
سبليمنت | مكمل غذائي
ستاتسكوب | سماعة طبية
ستاتي | نسائي
ستربس | شرائط فحص سكر الدم
ستيتسكوب | سماعة طبية
ستيثوسكوب | سماعة طبية
سخونة | ميزان حرارة
سرنجة | محاقن
سرنجة انسولين | محاقن جرعات دقيقة
سرنجة بدون ابرة | محاقن
سرنقة | محاقن
سرير تمريض | سرير رعاية منزلية
سرير طبي | سرير رعاية منزلية
سرير طبي كهربائي | سرير رعاية منزلية
سرير عناية | سرير رعاية منزلية
سرير كبار السن | سرير رعاية منزلية
سرير كهربا | سرير رعاية منزلية
سرير مرضى | سرير رعاية منزلية
سرير مريض | سرير رعاية منزلية
سرير مستشفى | سرير رعاية منزلية
سعال | شراب العسل والزعتر
سكراب | طقم طبي | قميص طبي
سكرب | طقم طبي
سكري | سكر الدم
سلاين | محلول ملحي
سلة ابر | حاوية أدوات حادة
سماعات اطباء | سماعة طبية
سماعة دكتور | سماعة طبية
سماعة صدر | سماعة طبية
سماعة طبيب | سماعة طبية
سماعة قلب | سماعة طبية
سماعة كشف | سماعة طبية
سمول | صغير
سن ابرة | إبر حقن
سن سرنجة | إبر حقن
سن قلم انسولين | إبر أقلام الحقن
سنترم | فيتامينات متعددة
سنتروم | فيتامينات متعددة
سنتي | سم
سنتيمتر | سم
سوار معصم | مشد معصم
سوفت كليكس | جهاز وخز وإبر وخز
سي سي | مل
سيتافيل | كريم مرطب
سيرافي | كريم مرطب
سيرنجة | محاقن
سيفتي بوكس | حاوية أدوات حادة
شارب بوكس | حاوية أدوات حادة
شاش ضاغط | رباط ضاغط مرن
شاش طبي | قطع شاش
شاش لاصق | رباط ذاتي الالتصاق
شاش مطاطي | رباط ضاغط مرن
شبابي | رجالي
شبشب | أحذية
شبكة شعر | أغطية رأس
شد عضل | كمادة جل
شد عضلي | كمادة جل
شرائح | شرائط
شرائح تحليل | شرائط فحص سكر الدم
شرائح تحليل السكر | شرائط فحص سكر الدم
شرائح جهاز السكر | شرائط فحص سكر الدم
شرائح سكر | شرائط فحص سكر الدم
شراب اعشاب | شراب العسل والزعتر
شراب كحة | شراب العسل والزعتر
شراب كولاجين | مسحوق كولاجين
شريط جروح | لصقات جروح
شريط طبي | شريط تثبيت لاصق
شريط لاصق طبي | شريط تثبيت لاصق
شكاكات | جهاز وخز وإبر وخز
شكاكه | جهاز وخز
شنطة | حقيبة
شنطة اسعافات | حقيبة إسعافات أولية
شنطة انسولين | حافظة تبريد
شنطة تبريد | حافظة تبريد
شنطة طبية | حقيبة إسعافات أولية
شو كفر | أغطية أحذية
شوز | أحذية
شوز تمريض | أحذية عمل طبية
شوز كفر | أغطية أحذية
شيلد | واقيات وجه
صابون ايدي | صابون سائل
صابون طبي | صابون سائل
صابون يد | صابون سائل
صغار | الأطفال
صندل | أحذية
صندوق | علبة
صندوق ابر | حاوية أدوات حادة
صندوق ادوات حادة | حاوية أدوات حادة
صندوق اسعاف | حقيبة إسعافات أولية
صندوق اسعافات | حقيبة إسعافات أولية
صندوق اصفر | حاوية أدوات حادة
صندوق نفايات | حاوية أدوات حادة
صندوق نفايات طبية | حاوية أدوات حادة
صيدلية المنزل | حقيبة إسعافات أولية
صيدلية سيارة | حقيبة إسعافات أولية
صيدلية منزلية | حقيبة إسعافات أولية
ضاغط ركبة | مشد ركبة
ضاغط يد | مشد معصم
ضغط مرتفع | جهاز قياس ضغط الدم
ضماد جروح | العناية بالجروح
ضماد سليكون | ضماد إسفنجي
ضماد فوم | ضماد إسفنجي
ضمادات لاصقة | لصقات جروح
ضمادة فوم | ضماد إسفنجي
ضمادة لاصقة | لصقات جروح
طاقية طبية | أغطية رأس
طاقية عمليات | أغطية رأس
طريح الفراش | التنقل والرعاية المنزلية
طوارئ | إسعافات أولية
ظغط | ضغط الدم
عربة معاقين | كرسي متحرك
عربية كبار السن | كرسي متحرك
عربية معاقين | كرسي متحرك
عربية مقعدين | كرسي متحرك
عصا اربع ارجل | عصا بأربع أرجل
عصا توازن | عصا بأربع أرجل
عصا رباعي | عصا بأربع أرجل
عصا رباعية | عصا بأربع أرجل
عصا طبية | عصا بأربع أرجل
عصا كبار السن | عصا بأربع أرجل
عكاز ابط | عكازات
عكاز رباعي | عصا بأربع أرجل
عكاز طبي | عكازات مرفقية
عكاز كبار السن | عصا بأربع أرجل
عكاز كسر | عكازات مرفقية
عكاز كوع | عكازات مرفقية
عكازات طبية | عكازات مرفقية
علاج الجروح | العناية بالجروح
علبة ابر مستعملة | حاوية أدوات حادة
علبة اسعاف | حقيبة إسعافات أولية
علبة اسعافات | حقيبة إسعافات أولية
عناية منزلية | رعاية منزلية
عيال | الأطفال
غاون | أردية عزل
غرام | غ
غسل اليدين | نظافة اليدين
غسول عين | محلول ملحي للعين
غسول عيون | محلول ملحي للعين
غسول يد | صابون سائل
غسول يدين | صابون سائل
غسيل اليدين | نظافة اليدين
غسيل عين | محلول ملحي للعين
غطا راس | أغطية رأس
غطاء شعر | أغطية رأس
غلوكوز | سكر الدم
غلوكوميتر | جهاز قياس سكر الدم
غوغلز | نظارات واقية
غيار جروح | ضماد إسفنجي
غيارات جروح | ضماد إسفنجي
فانيل | فينيل
فايتامين | فيتامين
فايتمن | فيتامين
فايتمن دي | فيتامين د3
فايتمين | فيتامين
فاين | مناديل
فاينل | فينيل
فحص الاذن | منظار أذن
فحص سريع | اختبار منزلي سريع
فحص كورونا | اختبار منزلي سريع
فحص منزلي | اختبار منزلي سريع
فراشة | قنية وريدية
فري ستايل | جهاز قياس سكر الدم
فريستايل | جهاز قياس سكر الدم
فنتولين | جهاز استنشاق
فوار فيتامين | فيتامين سي
فورسبس | ملقط
فوم جروح | ضماد إسفنجي
فيتامين c | فيتامين سي
فيتامين d | فيتامين د3
فيتامين d3 | فيتامين د3
فيتامين ج | فيتامين سي
فيتامين د | فيتامين د3
فيتامين دال | فيتامين د3
فيتامين دي | فيتامين د3
فيتامين س | فيتامين سي
فيتامينات شاملة | فيتامينات متعددة
فيتامينات يومية | فيتامينات متعددة
فيتامينسي | فيتامين سي
فيتمين | فيتامين
فيس شيلد | واقيات وجه
قابل لاعادة الاستخدام | قابل لإعادة الاستعمال
قاتل جراثيم | مطهر
قاون | أردية عزل
قبعة طبية | أغطية رأس
قبعة عمليات | أغطية رأس
قبقاب | أحذية عمل طبية
قربة | كمادة جل
قربة حارة | كمادة جل
قربة ماء | كمادة جل
قربة ماء حار | كمادة جل
قرح الفراش | ضماد إسفنجي | وسادة لتخفيف الضغط
قرحة الفراش | وسادة لتخفيف الضغط
قسطرة وريدية | قنية وريدية
قطرة | محلول ملحي للعين
قطرة عين | محلول ملحي للعين
قطرة عيون | محلول ملحي للعين
قطع غيار بخار | طقم ملحقات
قطن طبي | قطن ماص
قفاز طبي | قفازات فحص
قفازات اكل | فينيل
قفازات بلاستيك | فينيل
قفازات بلاستيكية | فينيل
قفازات تنظيف | فينيل
قفازات زرقاء | النتريل
قفازات شفافة | فينيل
قفازات طبية | قفازات فحص
قفازات طعام | فينيل
قفازات كشف | قفازات فحص
قفازات مطاط | اللاتكس
قفازات مطاطية | اللاتكس
قفازات مطبخ | فينيل
قفازات نايلون | فينيل
قفازات يد | قفازات
قلفز | قفازات
قلم انسولين | إبر أقلام الحقن
قلم شكاك | جهاز وخز
قلم شكاكة | جهاز وخز
قلم وخز | جهاز وخز
قلنسوة | أغطية رأس
قلوفز | قفازات
قلوكوز | سكر الدم
قلوكوميتر | جهاز قياس سكر الدم
قميص تمريض | قميص طبي
قناع استنشاق | طقم ملحقات
قناع بخار | طقم ملحقات
قناع بلاستيك | واقيات وجه
قناع جراحي | كمامات جراحية
قناع طبي | كمامات
قناع غبار | أقنعة تنفس
قناع واقي | كمامات
قناع وجه | كمامات
قوقلز | نظارات واقية
قياس الدهون | قياسات الجسم
قياس النبض | قياس الأكسجين
قياس حرارة | ميزان حرارة
كاب طبي | أغطية رأس
كاشف حرارة | ميزان حرارة
كاميرا اذن | منظار أذن
كانولا | قنية وريدية
كانولة | قنية وريدية
كانيولا | قنية وريدية
كانيولا اطفال | قنية وريدية
كانيولة | قنية وريدية
كبار السن | التنقل والرعاية المنزلية
كبار سن | التنقل والرعاية المنزلية
كتلة الجسم | قياسات الجسم
كجم | كغ
كحة | شراب العسل والزعتر
كحة اطفال | شراب العسل والزعتر
كحول طبي | جل معقم
كدمات | كمادة جل
كرسي بانيو | كرسي استحمام
كرسي بعجلات | كرسي متحرك
كرسي تحميم | كرسي استحمام
كرسي تواليت | كرسي حمام متنقل
كرسي حمام كبار السن | كرسي حمام متنقل
كرسي دش | كرسي استحمام
كرسي سبوح | كرسي استحمام
كرسي شاور | كرسي استحمام
كرسي شور | كرسي استحمام
كرسي عجلات | كرسي متحرك
كرسي قضاء الحاجة | كرسي حمام متنقل
كرسي كبار السن | كرسي متحرك
كرسي مدولب | كرسي متحرك
كرسي مرحاض | كرسي حمام متنقل
كرسي معاقين | كرسي متحرك
كروكس | أحذية عمل طبية
كروكس تمريض | أحذية عمل طبية
كريب | رباط ضاغط مرن
كريم اقدام | كريم العناية بالقدمين
كريم ترطيب | كريم مرطب
كريم تشققات | كريم العناية بالقدمين
كريم جسم | كريم مرطب
كريم رجل | كريم العناية بالقدمين
كريم كعب | كريم العناية بالقدمين
كريم وجه | كريم مرطب
كريم يد | كريم مرطب
كريم يوريا | كريم العناية بالقدمين
كسر القدم | عكازات مرفقية
كسر رجل | عكازات مرفقية
كشاف اذن | منظار أذن
كشاف عين | منظار العين
كف الضغط | سوار بديل
كف جهاز الضغط | سوار بديل
كفة ضغط | سوار بديل
كفر جزم | أغطية أحذية
كفر شوز | أغطية أحذية
كفوف | قفازات
كفوف طبية | قفازات فحص
كفوف مطاط | اللاتكس
كلور | تطهير للأرضيات
كلوركس | تطهير للأرضيات
كلورهيكسيدين | محلول تنظيف البشرة
كلينكس | مناديل
كمادة حارة | كمادة جل
كمادة دافئة | كمادة جل
كمادة مويه | كمادة جل
كمام طبي | كمامات جراحية
كمامات ربط | كمامات غرف العمليات
كمامات طبية | كمامات جراحية
كمامات قماش | كمامات قطنية
كمامة kn95 | أقنعة تنفس
كمامة n95 | أقنعة تنفس
كمامة اسنان | كمامات جراحية
كمامة اكسجين | قناع أكسجين
كمامة ان 95 | أقنعة تنفس
كمامة برباط | كمامات غرف العمليات
كمامة بفلتر | أقنعة تنفس
كمامة تنغسل | كمامات قطنية
كمامة ربط | كمامات غرف العمليات
كمامة طبية | كمامات جراحية
كمامة عمليات | كمامات جراحية
كمامة غبار | أقنعة تنفس
كمامة فلتر | أقنعة تنفس
كمامة قابلة للغسيل | كمامات قطنية
كمامة قماش | كمامات قطنية
كمامة قماشية | كمامات قطنية
كمامة كورونا | كمامات
كمامة ن95 | أقنعة تنفس
كمبرس | قطع شاش
كمود | كرسي حمام متنقل
كندرة | أحذية
كنولا | قنية وريدية
كنيولا | قنية وريدية
كوبان | رباط ذاتي الالتصاق
كوت ابيض | معطف طبي
كوت دكتور | معطف طبي
كوت طبي | معطف طبي
كورونا | اختبار منزلي سريع
كوشن | وسادة
كوفيد | اختبار منزلي سريع
كوفيد 19 | اختبار منزلي سريع
كولاجيين | كولاجين
كولجين | كولاجين
كومود | كرسي حمام متنقل
كونتور | جهاز قياس سكر الدم
كيس بول | كيس تصريف
كيس بول الفخذ | كيس ساق
كيس بول رجل | كيس ساق
كيس بول ساق | كيس ساق
كيس تبول | كيس تصريف
كيس ثلج | كمادة جل
كيس جل | كمادة جل
كيس جمع البول | كيس تصريف
كيس قسطرة | كيس تصريف
كيس قسطرة بول | كيس تصريف
كيلو | كغ
كيلوجرام | كغ
كيلوغرام | كغ
لاب كوت | معطف طبي
لاب كوت طبي | معطف طبي
لابكوت | معطف طبي
لاتيكس | اللاتكس
لارج | كبير
لاصق جروح | لصقات جروح
لاصق شاش | شريط تثبيت لاصق
لاصق طبي | شريط تثبيت لاصق
لانست | جهاز وخز وإبر وخز
لانسيت | جهاز وخز وإبر وخز
لايسول | مطهر للأسطح
لايف بوي | صابون سائل
لباس عزل | أردية عزل
لبس تمريض | طقم طبي
لبس دكاترة | طقم طبي
لبس طبي | طقم طبي
لبس عزل | أردية عزل
لبس عمليات | طقم طبي
لبس ممرضات | طقم طبي
لبس ممرضة | طقم طبي
لبس واقي | القفازات والملابس الواقية
لبني | أزرق سماوي
لتكس | اللاتكس
لزق | لصقات جروح
لزقة | لصقات جروح
لصقات طبية | لصقات جروح
لصقة جروح كبيرة | ضماد إسفنجي
لصقة طبية | لصقات جروح
لفاف | رباط
لفاف مطاط | رباط ضاغط مرن
لفافة | رباط
للاستخدام مرة واحدة | للاستعمال مرة واحدة
للبالغين | للكبار
للبزران | للأطفال
للبنات | نسائي
للبيبي | للأطفال
للجهال | للأطفال
للرضع | للأطفال
للسيدات | نسائي
للصغار | للأطفال
للمستشفيات | للعيادات
للمستوصفات | للعيادات
للمواليد | للأطفال
لواصق | لصقات
لوشن | كريم مرطب
لوشن جسم | كريم مرطب
لي اكسجين | قناع أكسجين
ليتر | لتر
ليتمان | سماعة طبية
ليكوبلاست | شريط تثبيت لاصق
ليلكي | بنفسجي فاتح
ماسك | كمامات
ماسك اكسجين | قناع أكسجين
ماسك اوكسجين | قناع أكسجين
ماسك بخار | طقم ملحقات
ماسك طبي | كمامات جراحية
ماسك غبار | أقنعة تنفس
ماسك نبولايزر | طقم ملحقات
ماغنسيوم | مغنيسيوم
ماغنيسيوم | مغنيسيوم
ماكينة ضغط | جهاز قياس ضغط الدم
مالتي فيتامين | فيتامينات متعددة
مالتيفيتامين | فيتامينات متعددة
مايكروبور | شريط تثبيت لاصق
مبرد انسولين | حافظة تبريد
مبيض | تطهير للأرضيات
متعدد الاستخدام | قابل لإعادة الاستعمال
مثبت | مشد
مجم | ملغ
محارم | مناديل
محرار | ميزان حرارة
محلول عيون | محلول ملحي للعين
محلول مطهر | محلول تنظيف البشرة
مخدة | وسادة
مخدة تقرحات | وسادة لتخفيف الضغط
مخدة جلوس | وسادة لتخفيف الضغط
مخدة دائرية | وسادة حلقية
مخدة دونات | وسادة حلقية
مخدة كرسي | وسادة لتخفيف الضغط
مخدة كرسي متحرك | وسادة لتخفيف الضغط
مخدة مفرغة | وسادة حلقية
مخده طبية | وسادة
مربعات شاش | قطع شاش
مرحاض متنقل | كرسي حمام متنقل
مرضى السكر | العناية بمرضى السكري
مرطب جسم | كريم مرطب
مريض سكر | العناية بمرضى السكري
مريض سكري | العناية بمرضى السكري
مريلة | مآزر
مريلة بلاستيك | مآزر
مريول | مآزر
مريول ابيض | معطف طبي
مريول بلاستيك | مآزر
مريول طبي | معطف طبي
مساعد مشي | مشاية
مستشفى | للعيادات
مستلزمات السكر | العناية بمرضى السكري
مستلزمات السكري | العناية بمرضى السكري
مستوصف | للعيادات
مسحات | مناديل كحولية
مسحات اسطح | مناديل أسطح
مسحات طبية | مناديل كحولية
مسحة كورونا | اختبار منزلي سريع
مسدس حرارة | ميزان حرارة للجبين
مسنين | التنقل والرعاية المنزلية
مشاية كبار السن | مشاية
مشايه طبية | مشاية
مشد اليد | مشد معصم
مشد رسغ | مشد معصم
مشد يد | مشد معصم
مشدات طبية | مشد
مشمع لاصق | شريط تثبيت لاصق
مصنع | مكان العمل
مضاد بكتيريا | مطهر
مضاد للبكتيريا | مطهر
مطهر ارض | تطهير للأرضيات
مطهر ارضيات | تطهير للأرضيات
مطهر بشرة | محلول تنظيف البشرة
مطهر جروح | محلول تنظيف البشرة
مطهر جلد | محلول تنظيف البشرة
مطهر يدين | جل معقم لليدين
معاق | التنقل والرعاية المنزلية
معاقين | التنقل والرعاية المنزلية
معدات السلامة | القفازات والملابس الواقية
معدات الوقاية | القفازات والملابس الواقية
معدات وقاية شخصية | القفازات والملابس الواقية
معطف ابيض | معطف طبي
معطف مختبر | معطف طبي
معقم الايدي | جل معقم لليدين
معقم اليد | جل معقم لليدين
معقم ايدي | جل معقم
معقم جروح | محلول تنظيف البشرة
معقم جلد | محلول تنظيف البشرة
معقم سيارة | جل معقم للجيب
معقم شنطة | جل معقم للجيب
معقم صغير | جل معقم للجيب
معقم طاولات | مطهر للأسطح
معقم كحولي | جل معقم
معقم كورونا | جل معقم
معقم يد | جل معقم
مغذي | طقم تسريب وريدي
مغنسيوم | مغنيسيوم
مغنيزيوم | مغنيسيوم
مقص تمريض | مقص ضمادات
مقص جراحي | مقص ضمادات
مقص شاش | مقص ضمادات
مقص طبي | مقص ضمادات
مقص عمليات | مقص ضمادات
مقص ممرضة | مقص ضمادات
مقعد استحمام | كرسي استحمام
مقعد بواسير | وسادة حلقية
مقعد دش | كرسي استحمام
مقعدين | كرسي متحرك
مقنيسيوم | مغنيسيوم
مقوي عام | فيتامينات متعددة
مقويات | مكمل غذائي
مقياس اكسجين | قياس الأكسجين
مقياس السكر | جهاز قياس سكر الدم
مقياس حرارة | ميزان حرارة
مقياس ضغط | جهاز قياس ضغط الدم
مكتب | مكان العمل
مكملات | الفيتامينات والصحة العامة | مكمل غذائي
مكملات غذائية | مكمل غذائي
مكينة سكر | جهاز قياس سكر الدم
مكينة ضغط | جهاز قياس ضغط الدم
مكينة وزن | ميزان رقمي
ملابس تمريض | طقم طبي
ملابس حماية | القفازات والملابس الواقية
ملابس طاقم طبي | الأزياء الطبية
ملابس طبية | الأزياء الطبية
ملابس مستشفى | الأزياء الطبية
ملابس ممرضات | طقم طبي
ملابس ممرضين | طقم طبي
ملتي فيتامين | فيتامينات متعددة
ملتيفيتامين | فيتامينات متعددة
ملجم | ملغ
ملقاط | ملقط
ملقاط شوك | ملقط
ملقط شوك | ملقط
ملم | مم
ملمتر | مم
مليجرام | ملغ
مليغرام | ملغ
مليمتر | مم
مناديل تنظيف | مناديل أسطح
مناديل ديتول | مناديل أسطح
مناديل كلوركس | مناديل أسطح
مناديل مبللة | مناديل كحولية
مناديل مطهرة | مناديل أسطح
مناديل معقمة | مناديل كحولية
مناديل يد | مناديل كحولية
منظف ارضيات | تطهير للأرضيات
منظف اسطح | مطهر للأسطح
منظف عيون | محلول ملحي للعين
منقاش | ملقط
مواد تعقيم | المعقمات والتطهير
مواليد | الأطفال
موف | بنفسجي فاتح
مولتي فيتامين | فيتامينات متعددة
مولود | الأطفال
ميبيلكس | ضماد إسفنجي
ميديم | متوسط
ميزان حرارة زئبقي | ميزان حرارة رقمي
ميزان حمام | ميزان رقمي
ميزان دهون | قياسات الجسم
ميزان ديجيتال | ميزان رقمي
ميزان ذكي | ميزان رقمي
ميزان شخصي | ميزان رقمي
ميزان ضغط | جهاز قياس ضغط الدم
ميزان وزن | ميزان رقمي
ميكروبور | شريط تثبيت لاصق
نايتريل | النتريل
نبضات القلب | قياس الأكسجين
نبلايزر | جهاز استنشاق
نبولايزر | جهاز استنشاق
نترايل | النتريل
نسبة الاكسجين | قياس الأكسجين
نسبة الاوكسجين | قياس الأكسجين
نسبة الدهون | قياسات الجسم
نظارات سلامة | نظارات واقية
نظارات مختبر | نظارات واقية
نظارة سلامة | نظارات واقية
نظارة مختبر | نظارات واقية
نعال | أحذية
نفايات طبية | حاوية أدوات حادة
نقص فيتامين د | فيتامين د3
نورمال سلاين | محلول ملحي
نوفوفاين | إبر أقلام الحقن
نيبولايزر | جهاز استنشاق
نيتريل | النتريل
نيدل | إبر حقن
نيفيا | كريم مرطب
هاند جل | جل معقم
هاند سانيتايزر | جل معقم
هاند ووش | صابون سائل
هانزابلاست | لصقات جروح
هنزابلاست | لصقات جروح
واخز | جهاز وخز
واقي الحذاء | أغطية أحذية
واقي ركبة | مشد ركبة
واقي معصم | مشد معصم
واكر | مشاية
وان تتش | جهاز قياس سكر الدم
وايبز | مناديل كحولية
وايبس | مناديل كحولية
وايبس اسطح | مناديل أسطح
وجع المفاصل | دعم المفاصل
وجع ركبة | مشد ركبة
وجع ظهر | كمادة جل
وخازة | جهاز وخز
وزن | ميزان رقمي
وسادة تقرحات | وسادة لتخفيف الضغط
وسادة دائرية | وسادة حلقية
وسادة دونات | وسادة حلقية
وسادة عصعص | وسادة لتخفيف الضغط
وسادة كرسي متحرك | وسادة لتخفيف الضغط
وصلة محلول | طقم تسريب وريدي
وصلة مغذي | طقم تسريب وريدي
ون تتش | جهاز قياس سكر الدم
ووكر | مشاية
ووكر كبار السن | مشاية
ويل تشير | كرسي متحرك
ويل شير | كرسي متحرك
ويلشير | كرسي متحرك
يورين باج | كيس تصريف
يورين باق | كيس تصريف
يوسرين | كريم مرطب
يونيفورم | الأزياء الطبية
$synonyms$, E'\n') WITH ORDINALITY AS lines (line, place) WHERE line LIKE '%|%') AS listed,
  unnest(terms[2:]) WITH ORDINALITY AS meaning (means, turn)
ORDER BY place, turn;

-- Goods that a shop of medical supplies may lack: a search for them finds no substitutes, and their names are not corrected as
-- typing errors.
INSERT INTO search_synonyms (term, means)
SELECT terms[1], meaning.means
FROM (SELECT string_to_array(line, ' | ') AS terms, place FROM string_to_table($synonyms$
acetaminophen | paracetamol
adol | paracetamol
adult nappies | diapers
air mattress | anti-decubitus mattress
ankle brace | ankle support
baby formula | infant formula
baby milk | infant formula
back belt | lumbar support
back brace | lumbar support
back support | lumbar support
bed pads | underpads
bed pan | bedpan
bed sore mattress | anti-decubitus mattress
betadine | povidone iodine
blood bank | transfusion
brufen | ibuprofen
cgm | glucose sensor
cotton buds | cotton swabs
dexcom | glucose sensor
ear buds | cotton swabs
ecg | ecg electrodes
ekg | ecg electrodes
feeding bottle | infant feeding
feeding tube | nasogastric tube
flight socks | compression stockings
foley | urinary catheter
foley catheter | urinary catheter
formula milk | infant formula
freestyle libre | glucose sensor
hcg test | pregnancy test
hearing aid | hearing amplifier
hearing aids | hearing amplifier
huggies | diapers
incontinence pads | underpads
inhaler | metered dose inhaler
inhaler spacer | spacer
iodine | povidone iodine
kinesio tape | kinesiology tape
kt tape | kinesiology tape
libre sensor | glucose sensor
medicine box | pill organiser
milk pump | breast pump
mouthwash | oral care
muscle stimulator | tens unit
nappies | diapers
neck brace | cervical collar
neck support | cervical collar
ng tube | nasogastric tube
oxygen generator | oxygen concentrator
oxygen machine | oxygen concentrator
oxygen tank | oxygen cylinder
pacifier | soother
pampers | diapers
panadol | paracetamol
peroxide | hydrogen peroxide
pill box | pill organiser
pill organizer | pill organiser
pregnancy test | hcg
q-tips | cotton swabs
ripple mattress | anti-decubitus mattress
ryles tube | nasogastric tube
sanitary pads | period pads
shampoo | hair care
sleep apnea machine | cpap
sonar gel | ultrasound gel
sunblock | sun protection
sunscreen | sun protection
surgical gown | sterile surgical gown
tegaderm | transparent film dressing
tens machine | tens unit
tooth brush | oral care
toothbrush | oral care
toothpaste | oral care
varicose stockings | compression stockings
waist belt | lumbar support
water wipes | baby wipes
اختبار حمل | كاشف الحمل
ادول | باراسيتامول
انبوبة اكسجين | أسطوانة أكسجين
بامبرز | حفاضات
بخاخ ربو | موسع الشعب الهوائية
بخاخ صدر | موسع الشعب الهوائية
بنادول | باراسيتامول
تحليل حمل | كاشف الحمل
جهاز اكسجين منزلي | مولد أكسجين
جهاز تخطيط القلب | تخطيط القلب
جهاز حمل | كاشف الحمل
جوارب دوالي | جوارب ضاغطة
حزام الظهر | مشد ظهر
حزام ظهر | مشد ظهر
حفاظات | حفاضات
حفايظ | حفاضات
حليب اطفال | حليب الرضع
حليب بودرة | حليب الرضع
دايبر | حفاضات
دعامة رقبة | مشد رقبة
رسم قلب | تخطيط القلب
رضاعة | زجاجة إرضاع
سماعات اذن | معينات سمعية
سماعة اذن | معينات سمعية
شامبو | العناية بالشعر
شرابات دوالي | جوارب ضاغطة
صن بلوك | حماية من الشمس
طوق رقبة | مشد رقبة
عيدان اذن | أعواد قطن
عيدان قطن | أعواد قطن
غسول فم | العناية بالأسنان
فرشاة اسنان | العناية بالأسنان
فرشة اسنان | العناية بالأسنان
فرشة هوائية | مرتبة هوائية
فوط صحية | فوط نسائية
فوط نسائية | فوط صحية
فيفادول | باراسيتامول
قسطرة بولية | أنبوب قسطرة
مرتبة تقرحات | مرتبة هوائية
مرتبة طبية | مرتبة هوائية
مشد الظهر الطبي | مشد ظهر
مصاصة | لهاية
معجون اسنان | العناية بالأسنان
مفرش سرير للمسنين | مفارش طبية
واقي شمس | حماية من الشمس
$synonyms$, E'\n') WITH ORDINALITY AS lines (line, place) WHERE line LIKE '%|%') AS listed,
  unnest(terms[2:]) WITH ORDINALITY AS meaning (means, turn)
ORDER BY place, turn;

INSERT INTO search_changes VALUES (1);
