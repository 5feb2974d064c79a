/**
 * Values of the demo's products, a table for each category: the heading has the attributes in the category's order, a
 * row the values of a family. `a/b/c` are the values of its items in turn, words are several options, `-` is none.
 */
export const ATTRIBUTE_VALUES: Readonly<Record<string, string>> = {
  'masks-and-face-protection': `
    family | material                   | protection_class | layers | wearing     | suitable_for                  | valve | latex_free | pack_contents | standard
    MSK    | polypropylene              | type2r           | 3      | ear_loops   | adults/children/adults/adults | no    | yes        | 50/50/10/500  | en14683
    TIE    | polypropylene              | type2r           | 3      | ties        | adults                        | no    | yes        | 50/25/50      | en14683
    FFP    | polypropylene              | ffp2             | 5      | ear_loops   | adults                        | no    | yes        | 20/5/50       | en149
    CUP    | polypropylene polyurethane | ffp2             | 4      | head_straps | adults                        | yes   | yes        | 10/20/1       | en149
    VIS    | polycarbonate polyurethane | splash           | 1      | head_straps | adults                        | no    | yes        | 1/5/10        | en166
    GOG    | polycarbonate silicone     | splash           | 1      | head_straps | adults                        | no    | yes        | 1/1/5         | en166
    CLM    | cotton                     | community        | 2      | ear_loops   | adults/children               | no    | yes        | 3             | oekotex`,

  'gloves-and-protective-clothing': `
    family | material                                | sizes           | powder_free | packing                   | thickness          | length          | latex_free | pack_contents   | standard
    NIT    | nitrile                                 | s m l xl        | yes         | dispenser                 | 0.08/0.15/0.1/0.08 | 240/240/300/240 | yes        | 100/100/50/1000 | en455 en374
    LAT    | latex                                   | s m l xl        | no/yes      | dispenser                 | 0.11               | 240             | no         | 100             | en455
    VIN    | vinyl                                   | s m l xl        | yes         | dispenser                 | 0.09               | 235             | yes        | 100/200         | en455
    SGL    | latex                                   | h6.5 h7 h7.5 h8 | yes         | sterile_twos              | 0.2                | 285             | no         | 2/100           | en455
    GWN    | polypropylene polyethylene              | s m l           | -           | wrapped                   | -                  | 1150            | yes        | 10/10/50        | en13795 en14126
    APR    | polyethylene                            | one             | -           | loose/dispenser/dispenser | 0.02               | 1100/1100/1400  | yes        | 200/100/50      | en14126
    CAP    | polypropylene                           | one/l/one       | -           | loose                     | -                  | -               | yes        | 100/100/21      | en13795
    SHO    | polyethylene/polypropylene/polyethylene | one             | -           | loose                     | 0.03/-/0.05        | 410/410/460     | yes        | 100/100/20      | en13795`,

  'sanitisers-and-disinfection': `
    family | form        | use_on          | active_ingredient         | alcohol | volume           | pack_contents | contact_time | fragrance_free | standard
    GEL    | gel         | hands           | ethanol                   | 70      | 250/500/1000/500 | 1             | 30           | yes/yes/yes/no | en1500
    PKG    | gel         | hands           | ethanol                   | 70      | 50/50/100        | 1/6/1         | 30           | yes            | en1500
    SOP    | liquid      | hands           | surfactants               | 0       | 500/1000/5000    | 1             | 60           | yes            | en1499
    SPR    | spray       | surfaces        | ethanol/ethanol/quats     | 60/60/0 | 500/750/750      | 1             | 60/60/300    | yes            | en14476 en13697
    CAN    | concentrate | floors surfaces | quats                     | 0       | 5000/10000/5000  | 1             | 900          | yes/yes/no     | en13697
    AWP    | wipes       | hands           | ethanol                   | 70      | -                | 40/80/15/160  | 30           | yes            | en1500
    TUB    | wipes       | surfaces        | quats                     | 0       | -                | 100/200/100   | 60           | yes            | en14476 en13697
    SKN    | liquid      | skin            | chlorhexidine isopropanol | 70      | 100/250/1000     | 1             | 60           | yes            | en12791`,

  'medical-devices': `
    family | measures                      | suitable_for                                            | power                   | memory        | measuring_time | weight          | warranty    | included                | standard
    THM    | temperature                   | adults children infants                                 | button_cell             | 1             | 60/30/10       | 12/13/14        | 24          | case                    | iso80601_56
    IRT    | temperature                   | adults children infants/clinics/adults children infants | aaa                     | 32            | 1              | 96/148/104      | 24          | guide/stand/guide       | iso80601_56
    BPA    | pressure pulse                | adults                                                  | aa/aa/mains/none        | 180/180/180/- | 40/40/40/-     | 460/510/690/140 | 36/36/36/12 | cuff/cuff/adapter/guide | iso80601_30
    BPW    | pressure pulse                | adults                                                  | aaa                     | 120/240       | 40             | 118/124         | 36          | hard_case               | iso80601_30
    OXI    | oxygen pulse                  | adults/children/adults clinics                          | aaa                     | 1/1/24        | 8              | 54/42/58        | 24          | lanyard                 | iso80601_61
    STH    | -                             | adults/adults/children/adults clinics                   | none                    | -             | -              | 120/155/110/240 | 60          | ear_tips                | -
    OTO    | -                             | adults children                                         | aa/aa/none              | -             | -              | 140/260/180     | 24/24/12    | specula/specula/guide   | -
    SCL    | weight/weight body_fat/weight | adults/adults/adults clinics                            | aaa/aaa/mains           | 1/10/1        | 3              | 1900/2100/5400  | 24          | guide                   | -
    NEB    | -                             | adults children                                         | mains/rechargeable/none | -             | -              | 1450/310/220    | 36/36/12    | masks                   | iso27427
    OXM    | -                             | adults/children/adults                                  | none                    | -             | -              | 95/80/4900      | 12          | tubing                  | en13544`,

  'diabetes-care': `
    family | suitable_for    | pack_contents  | gauge       | length      | volume    | sample | measuring_time | coding_free | standard
    GLU    | adults children | 1              | -           | -           | -         | 0.5    | 5              | yes         | iso15197
    STR    | adults children | 25/50/100      | -           | -           | -         | 0.5    | 5              | yes         | iso15197
    LAN    | adults children | 11/100/100/200 | 30/30/28/30 | 1.8         | -         | -      | -              | -           | -/-/iso23908/-
    PEN    | adults children | 100            | 32/31/31    | 4/6/8       | -         | -      | -              | -           | iso11608
    INS    | adults children | 100/100/10     | 31/30/30    | 6/8/8       | 0.5/1/1   | -      | -              | -           | iso8537
    FTC    | adults          | 1/1/3          | -           | -           | 75/150/75 | -      | -              | -           | -
    COL    | adults children | 1              | -           | 180/240/160 | -         | -      | -              | -           | -`,

  'wound-care-and-first-aid': `
    family | material                                      | width         | roll_length | closing  | packing                        | waterproof     | latex_free | pack_contents | standard
    ELB    | cotton elastane                               | 6/8/10/15     | 4.5         | clips    | wrapped                        | no             | yes        | 1             | oekotex
    COH    | viscose elastane                              | 5/7.5/10      | 4.5         | cohesion | wrapped                        | no             | yes        | 1/1/12        | oekotex
    PLA    | polyethylene/polyethylene/polyethylene/cotton | 2.5/2.5/2.5/6 | -/-/-/1     | adhesive | wrapped/wrapped/wrapped/loose  | yes/yes/yes/no | yes        | 40/100/30/1   | -
    GAU    | cotton                                        | 10/5/10       | -           | none     | loose/loose/sterile_twos       | no             | yes        | 100/100/50    | en14079
    COT    | cotton                                        | -             | -           | none     | bag                            | no             | yes        | 200/1/1       | en14079
    TAP    | paper/acetate/polyester                       | 2.5/2.5/10    | 9/5/10      | adhesive | loose                          | no             | yes        | 1             | -
    DRS    | polyurethane                                  | 10/7.5/10     | -           | adhesive | sterile_single                 | yes            | yes        | 10/10/1       | en13726
    KIT    | abs                                           | 22/26/40/45   | -           | -        | loose                          | no/no/yes/yes  | yes        | 60/80/160/220 | din13164/din13157/din13169/din13169
    GPK    | gel nylon                                     | 13/13/20      | -           | none     | bag                            | yes            | yes        | 1/3/1         | -
    SCI    | stainless                                     | -             | -           | -        | wrapped                        | -              | yes        | 1             | iso7153
    FOR    | stainless                                     | -             | -           | -        | wrapped/wrapped/sterile_single | -              | yes        | 1/1/25        | iso7153`,

  'injection-and-infusion': `
    family | volume             | gauge       | length      | connection                                        | material               | packing        | latex_free | pack_contents     | standard
    SYR    | 2/5/10/20/50       | -           | -           | luer_slip/luer_slip/luer_slip/luer_slip/luer_lock | pp rubber              | sterile_single | yes        | 100/100/100/50/25 | iso7886
    NDL    | -                  | 21/23/25    | 38/25/16    | luer_lock                                         | stainless pp           | sterile_single | yes        | 100               | iso7864
    SAF    | -                  | 22/25       | 32/16       | luer_lock                                         | stainless pp           | sterile_single | yes        | 50                | iso7864 iso23908
    INF    | -                  | -           | 1500        | luer_lock                                         | pvc                    | sterile_single | yes        | 1/25/25           | iso8536
    CNL    | -                  | 18/20/22/24 | 45/32/25/19 | luer_lock                                         | stainless polyurethane | sterile_single | yes        | 50                | iso10555
    SHB    | 1000/3000/5000/300 | -           | -           | -                                                 | pp                     | loose          | yes        | 1                 | iso23907
    BAG    | 2000/500/2000      | -           | 900/300/900 | -                                                 | pvc                    | sterile_single | yes        | 10/10/1           | iso8669`,

  'medical-uniforms': `
    family | material                   | fit               | sizes                              | sleeves          | colours                  | pockets | wash_at | fabric_weight | standard
    SCT    | polyester viscose elastane | unisex            | s m l xl xxl                       | short            | teal/teal white          | 3       | 60      | 180           | oekotex
    SCS    | polyester viscose elastane | unisex/men/unisex | s m l xl xxl                       | short/short/long | sky                      | 5       | 60      | 190           | oekotex
    SCC    | polyester elastane         | unisex            | m/l                                | short            | teal sky lilac rose      | 2       | 40      | 145           | oekotex
    COA    | cotton polyester           | women/men/unisex  | s m l xl xxl                       | long             | white                    | 3       | 60      | 210           | oekotex
    CLC    | cotton                     | unisex            | one                                | -                | teal sky lilac rose      | 0       | 60      | 130           | oekotex
    CLG    | eva                        | unisex            | eu38/eu40/eu42                     | -                | teal sky rose lilac sand | -       | 40      | -             | iso20347
    CLS    | microfibre eva             | unisex            | eu37 eu38 eu39 eu40 eu41 eu42 eu43 | -                | sand                     | -       | 30      | -             | iso20347`,

  'mobility-and-home-care': `
    family | material                                        | load            | own_weight   | width       | sizes | height_adjustable | foldable | warranty | standard
    WHC    | steel/aluminium/steel/aluminium                 | 120/120/180/100 | 17.5/13/22/9 | 46/46/56/43 | one   | no                | yes      | 24       | iso7176
    CRU    | aluminium rubber/aluminium rubber/rubber        | 130/70/130      | 1.1/0.8/0.2  | -           | one   | yes/yes/no        | no       | 24/24/12 | iso11334
    CAN4   | aluminium rubber/aluminium rubber/aluminium gel | 120/150/120     | 0.9/1.2/1    | 15/22/15    | one   | yes               | no       | 24       | iso11334
    WLK    | aluminium                                       | 130             | 2.4/2.8      | 62          | one   | yes               | yes      | 24       | iso11199
    COM    | steel polyurethane                              | 130             | 8.5/11       | 45          | one   | no                | no       | 24       | en12182
    BED    | steel                                           | 180/220         | 78/92        | 90          | one   | yes               | no       | 36       | en60601
    SHC    | aluminium polyethylene                          | 135             | 3.1/4        | 41/50       | one   | yes               | no       | 24       | en12182
    CSH    | gel polyurethane/neoprene/polyurethane          | 120/140/110     | 3.2/1.4/0.6  | 45/45/42    | one   | no                | no       | 12       | oekotex
    KNE    | nylon elastane                                  | -               | 0.1/0.2      | -           | s m l | no                | yes      | 6        | oekotex
    WRS    | neoprene nylon                                  | -               | 0.1          | -           | s m l | no                | yes      | 6        | oekotex`,

  'vitamins-and-wellness': `
    family | form                      | suitable_for           | strength             | flavour               | pack_contents | volume      | net_weight  | sugar_free | halal
    VTD    | capsules                  | adults                 | iu1000/iu1000/iu2000 | neutral               | 90/180/90     | -           | 45/90/45    | yes        | yes
    VTC    | tablets                   | adults                 | c500/c500/c500zn     | orange                | 30/60/30      | -           | 42/84/44    | yes        | yes
    MUL    | tablets/tablets/chewables | adults/over50/children | daily                | neutral/neutral/berry | 60            | -           | 78/82/90    | yes        | yes
    OMG    | capsules                  | adults                 | epa/epa/algae        | lemon                 | 60/120/60     | -           | 84/168/70   | yes        | yes
    COLG   | powder                    | adults                 | collagen             | neutral/neutral/berry | 1             | -           | 250/500/250 | yes        | yes
    MAG    | tablets                   | adults                 | magnesium            | neutral               | 30/60         | -           | 36/72       | yes        | yes
    CRM    | cream                     | adults/adults/children | -                    | -                     | 1             | 100/200/100 | -           | -          | yes
    EYE    | liquid                    | adults children        | -                    | -                     | 1/20          | 10/5        | -           | -          | -
    HON    | syrup                     | adults children        | -                    | honey                 | 1             | 120/200     | -           | yes        | yes
    RAP    | cassette                  | adults                 | -                    | -                     | 1/5/20        | -           | -           | -          | -`,
};

/** Products that lack a value, by family and place in it: their vendors have not stated it yet. */
export const MISSING_VALUES: readonly (readonly [family: string, item: number, attribute: string])[] = [
  ['CAP', 1, 'standard'],
  ['APR', 2, 'material'],
  ['SHO', 2, 'standard'],
  ['VIN', 1, 'pack_contents'],
];
