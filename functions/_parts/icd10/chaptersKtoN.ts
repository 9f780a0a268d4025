/** Digestion, skin, muscles and bones, kidneys and sex: K00 to N99. */
export const chaptersKtoN = `
K00.6|Disturbances in tooth eruption
K01.1|Impacted teeth
K02.51|Dental caries on pit and fissure surface limited to enamel
K02.52|Dental caries on pit and fissure surface penetrating into dentin
K02.53|Dental caries on pit and fissure surface penetrating into pulp
K02.61|Dental caries on smooth surface limited to enamel
K02.62|Dental caries on smooth surface penetrating into dentin
K02.63|Dental caries on smooth surface penetrating into pulp
K02.7|Dental root caries
K02.9|Dental caries, unspecified
K03.6|Deposits [accretions] on teeth
K04.01|Reversible pulpitis
K04.02|Irreversible pulpitis
K04.1|Necrosis of pulp
K04.4|Acute apical periodontitis of pulpal origin
K04.5|Chronic apical periodontitis
K04.7|Periapical abscess without sinus
K04.8|Radicular cyst
K05.00|Acute gingivitis, plaque induced
K05.10|Chronic gingivitis, plaque induced
K05.30|Chronic periodontitis, unspecified
K05.6|Periodontal disease, unspecified
K08.109|Complete loss of teeth, unspecified cause, unspecified class
K08.409|Partial loss of teeth, unspecified cause, unspecified class
K08.89|Other specified disorders of teeth and supporting structures
K11.20|Sialoadenitis, unspecified
K12.0|Recurrent oral aphthae
K12.1|Other forms of stomatitis
K12.2|Cellulitis and abscess of mouth
K13.0|Diseases of lips
K14.0|Glossitis
K20.90|Esophagitis, unspecified without bleeding
K21.00|Gastro-esophageal reflux disease with esophagitis, without bleeding
K21.9|Gastro-esophageal reflux disease without esophagitis
K22.0|Achalasia of cardia
K22.70|Barrett's esophagus without dysplasia
K25.0|Acute gastric ulcer with hemorrhage
K25.3|Acute gastric ulcer without hemorrhage or perforation
K25.7|Chronic gastric ulcer without hemorrhage or perforation
K25.9|Gastric ulcer, unspecified as acute or chronic, without hemorrhage or perforation
K26.0|Acute duodenal ulcer with hemorrhage
K26.3|Acute duodenal ulcer without hemorrhage or perforation
K26.9|Duodenal ulcer, unspecified as acute or chronic, without hemorrhage or perforation
K27.9|Peptic ulcer, site unspecified, unspecified as acute or chronic, without hemorrhage or perforation
K29.00|Acute gastritis without bleeding
K29.01|Acute gastritis with bleeding
K29.50|Unspecified chronic gastritis without bleeding
K29.60|Other gastritis without bleeding
K29.70|Gastritis, unspecified, without bleeding
K29.71|Gastritis, unspecified, with bleeding
K29.80|Duodenitis without bleeding
K30|Functional dyspepsia
K31.84|Gastroparesis
K35.20|Acute appendicitis with generalized peritonitis, without abscess
K35.30|Acute appendicitis with localized peritonitis, without perforation or gangrene
K35.80|Unspecified acute appendicitis
K37|Unspecified appendicitis
K40.20|Bilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent
K40.30|Unilateral inguinal hernia, with obstruction, without gangrene, not specified as recurrent
K40.90|Unilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent
K40.91|Unilateral inguinal hernia, without obstruction or gangrene, recurrent
K42.0|Umbilical hernia with obstruction, without gangrene
K42.9|Umbilical hernia without obstruction or gangrene
K43.2|Incisional hernia without obstruction or gangrene
K43.9|Ventral hernia without obstruction or gangrene
K44.9|Diaphragmatic hernia without obstruction or gangrene
K50.90|Crohn's disease, unspecified, without complications
K51.90|Ulcerative colitis, unspecified, without complications
K52.1|Toxic gastroenteritis and colitis
K52.29|Other allergic and dietetic gastroenteritis and colitis
K52.9|Noninfective gastroenteritis and colitis, unspecified
K56.41|Fecal impaction
K56.609|Unspecified intestinal obstruction, unspecified as to partial versus complete obstruction
K57.30|Diverticulosis of large intestine without perforation or abscess without bleeding
K57.32|Diverticulitis of large intestine without perforation or abscess without bleeding
K57.90|Diverticulosis of intestine, part unspecified, without perforation or abscess without bleeding
K58.0|Irritable bowel syndrome with diarrhea
K58.1|Irritable bowel syndrome with constipation
K58.9|Irritable bowel syndrome without diarrhea
K59.00|Constipation, unspecified
K59.01|Slow transit constipation
K59.04|Chronic idiopathic constipation
K59.1|Functional diarrhea
K60.0|Acute anal fissure
K60.1|Chronic anal fissure
K60.2|Anal fissure, unspecified
K60.3|Anal fistula
K61.0|Anal abscess
K62.5|Hemorrhage of anus and rectum
K63.5|Polyp of colon
K64.0|First degree hemorrhoids
K64.1|Second degree hemorrhoids
K64.2|Third degree hemorrhoids
K64.3|Fourth degree hemorrhoids
K64.9|Unspecified hemorrhoids
K65.0|Generalized (acute) peritonitis
K65.9|Peritonitis, unspecified
K70.30|Alcoholic cirrhosis of liver without ascites
K72.90|Hepatic failure, unspecified without coma
K73.9|Chronic hepatitis, unspecified
K74.60|Unspecified cirrhosis of liver
K75.4|Autoimmune hepatitis
K75.81|Nonalcoholic steatohepatitis (NASH)
K76.0|Fatty (change of) liver, not elsewhere classified
K76.6|Portal hypertension
K76.9|Liver disease, unspecified
K80.00|Calculus of gallbladder with acute cholecystitis without obstruction
K80.10|Calculus of gallbladder with chronic cholecystitis without obstruction
K80.20|Calculus of gallbladder without cholecystitis without obstruction
K80.50|Calculus of bile duct without cholangitis or cholecystitis without obstruction
K81.0|Acute cholecystitis
K81.1|Chronic cholecystitis
K81.9|Cholecystitis, unspecified
K82.4|Cholesterolosis of gallbladder
K83.1|Obstruction of bile duct
K85.90|Acute pancreatitis without necrosis or infection, unspecified
K86.1|Other chronic pancreatitis
K90.0|Celiac disease
K92.0|Hematemesis
K92.1|Melena
K92.2|Gastrointestinal hemorrhage, unspecified
L01.00|Impetigo, unspecified
L02.91|Cutaneous abscess, unspecified
L02.92|Furuncle, unspecified
L02.93|Carbuncle, unspecified
L03.11<limb>|Cellulitis of <limb>
L03.211|Cellulitis of face
L03.90|Cellulitis, unspecified
L04.9|Acute lymphadenitis, unspecified
L05.01|Pilonidal cyst with abscess
L05.91|Pilonidal cyst without abscess
L08.0|Pyoderma
L08.9|Local infection of the skin and subcutaneous tissue, unspecified
L20.83|Infantile (acute) (chronic) eczema
L20.89|Other atopic dermatitis
L20.9|Atopic dermatitis, unspecified
L21.0|Seborrhea capitis
L21.9|Seborrheic dermatitis, unspecified
L22|Diaper dermatitis
L23.9|Allergic contact dermatitis, unspecified cause
L24.9|Irritant contact dermatitis, unspecified cause
L25.9|Unspecified contact dermatitis, unspecified cause
L28.0|Lichen simplex chronicus
L29.9|Pruritus, unspecified
L30.0|Nummular dermatitis
L30.1|Dyshidrosis [pompholyx]
L30.9|Dermatitis, unspecified
L40.0|Psoriasis vulgaris
L40.50|Arthropathic psoriasis, unspecified
L40.9|Psoriasis, unspecified
L42|Pityriasis rosea
L43.9|Lichen planus, unspecified
L50.0|Allergic urticaria
L50.1|Idiopathic urticaria
L50.9|Urticaria, unspecified
L52|Erythema nodosum
L55.9|Sunburn, unspecified
L60.0|Ingrowing nail
L63.9|Alopecia areata, unspecified
L64.9|Androgenic alopecia, unspecified
L65.9|Nonscarring hair loss, unspecified
L68.0|Hirsutism
L70.0|Acne vulgaris
L70.9|Acne, unspecified
L71.9|Rosacea, unspecified
L72.0|Epidermal cyst
L72.3|Sebaceous cyst
L73.2|Hidradenitis suppurativa
L74.0|Miliaria rubra
L80|Vitiligo
L81.1|Chloasma
L82.1|Other seborrheic keratosis
L84|Corns and callosities
L85.3|Xerosis cutis
L89.90|Pressure ulcer of unspecified site, unspecified stage
L90.5|Scar conditions and fibrosis of skin
L91.0|Hypertrophic scar
L93.0|Discoid lupus erythematosus
L97.519|Non-pressure chronic ulcer of other part of right foot with unspecified severity
L97.529|Non-pressure chronic ulcer of other part of left foot with unspecified severity
L98.9|Disorder of the skin and subcutaneous tissue, unspecified
M00.9|Pyogenic arthritis, unspecified
M05.9|Rheumatoid arthritis with rheumatoid factor, unspecified
M06.9|Rheumatoid arthritis, unspecified
M08.00|Unspecified juvenile rheumatoid arthritis of unspecified site
M10.9|Gout, unspecified
M13.0|Polyarthritis, unspecified
M15.9|Polyosteoarthritis, unspecified
M16.0|Bilateral primary osteoarthritis of hip
M16.10|Unilateral primary osteoarthritis, unspecified hip
M16.11|Unilateral primary osteoarthritis, right hip
M16.12|Unilateral primary osteoarthritis, left hip
M17.0|Bilateral primary osteoarthritis of knee
M17.10|Unilateral primary osteoarthritis, unspecified knee
M17.11|Unilateral primary osteoarthritis, right knee
M17.12|Unilateral primary osteoarthritis, left knee
M17.9|Osteoarthritis of knee, unspecified
M19.011|Primary osteoarthritis, right shoulder
M19.012|Primary osteoarthritis, left shoulder
M19.019|Primary osteoarthritis, unspecified shoulder
M19.90|Unspecified osteoarthritis, unspecified site
M20.1<foot0>|Hallux valgus (acquired), <foot0>
M21.40|Flat foot [pes planus] (acquired), unspecified foot
M21.41|Flat foot [pes planus] (acquired), right foot
M21.42|Flat foot [pes planus] (acquired), left foot
M22.4<knee0>|Chondromalacia patellae, <knee0>
M23.90|Unspecified internal derangement of unspecified knee
M23.91|Unspecified internal derangement of right knee
M23.92|Unspecified internal derangement of left knee
M24.411|Recurrent dislocation, right shoulder
M24.412|Recurrent dislocation, left shoulder
M25.461|Effusion, right knee
M25.462|Effusion, left knee
M25.469|Effusion, unspecified knee
M25.50|Pain in unspecified joint
M25.51<side>|Pain in <side> shoulder
M25.52<side>|Pain in <side> elbow
M25.53<side>|Pain in <side> wrist
M25.55<side>|Pain in <side> hip
M25.56<side>|Pain in <side> knee
M25.571|Pain in right ankle and joints of right foot
M25.572|Pain in left ankle and joints of left foot
M25.579|Pain in unspecified ankle and joints of unspecified foot
M26.609|Unspecified temporomandibular joint disorder, unspecified side
M32.9|Systemic lupus erythematosus, unspecified
M34.9|Systemic sclerosis, unspecified
M35.00|Sjogren syndrome, unspecified
M35.3|Polymyalgia rheumatica
M40.209|Unspecified kyphosis, site unspecified
M41.9|Scoliosis, unspecified
M43.6|Torticollis
M45.9|Ankylosing spondylitis of unspecified sites in spine
M46.1|Sacroiliitis, not elsewhere classified
M47.812|Spondylosis without myelopathy or radiculopathy, cervical region
M47.816|Spondylosis without myelopathy or radiculopathy, lumbar region
M47.9|Spondylosis, unspecified
M48.02|Spinal stenosis, cervical region
M50.20|Other cervical disc displacement, unspecified cervical region
M51.16|Intervertebral disc disorders with radiculopathy, lumbar region
M51.17|Intervertebral disc disorders with radiculopathy, lumbosacral region
M51.26|Other intervertebral disc displacement, lumbar region
M51.27|Other intervertebral disc displacement, lumbosacral region
M53.3|Sacrococcygeal disorders, not elsewhere classified
M54.12|Radiculopathy, cervical region
M54.16|Radiculopathy, lumbar region
M54.2|Cervicalgia
M54.30|Sciatica, unspecified side
M54.31|Sciatica, right side
M54.32|Sciatica, left side
M54.41|Lumbago with sciatica, right side
M54.42|Lumbago with sciatica, left side
M54.50|Low back pain, unspecified
M54.59|Other low back pain
M54.6|Pain in thoracic spine
M54.9|Dorsalgia, unspecified
M60.9|Myositis, unspecified
M62.838|Other muscle spasm
M65.30|Trigger finger, unspecified finger
M65.4|Radial styloid tenosynovitis [de Quervain]
M67.40|Ganglion, unspecified site
M70.60|Trochanteric bursitis, unspecified hip
M72.2|Plantar fascial fibromatosis
M75.0<side0>|Adhesive capsulitis of <side0> shoulder
M75.10<side0>|Unspecified rotator cuff tear or rupture of <side0> shoulder, not specified as traumatic
M75.4<side0>|Impingement syndrome of <side0> shoulder
M75.5<side0>|Bursitis of <side0> shoulder
M76.6<side0>|Achilles tendinitis, <side0> leg
M77.0<side0>|Medial epicondylitis, <side0> elbow
M77.1<side0>|Lateral epicondylitis, <side0> elbow
M77.3<side0>|Calcaneal spur, <side0> foot
M79.10|Myalgia, unspecified site
M79.18|Myalgia, other site
M79.2|Neuralgia and neuritis, unspecified
M79.60<limbs>|Pain in <limbs>
M79.7|Fibromyalgia
M79.89|Other specified soft tissue disorders
M81.0|Age-related osteoporosis without current pathological fracture
M81.8|Other osteoporosis without current pathological fracture
M83.9|Adult osteomalacia, unspecified
M85.80|Other specified disorders of bone density and structure, unspecified site
M86.9|Osteomyelitis, unspecified
M87.00|Idiopathic aseptic necrosis of unspecified bone
M94.0|Chondrocostal junction syndrome [Tietze]
N00.9|Acute nephritic syndrome with unspecified morphologic changes
N04.9|Nephrotic syndrome with unspecified morphologic changes
N10|Acute pyelonephritis
N11.9|Chronic tubulo-interstitial nephritis, unspecified
N12|Tubulo-interstitial nephritis, not specified as acute or chronic
N13.30|Unspecified hydronephrosis
N13.70|Vesicoureteral-reflux, unspecified
N17.9|Acute kidney failure, unspecified
N18.1|Chronic kidney disease, stage 1
N18.2|Chronic kidney disease, stage 2 (mild)
N18.30|Chronic kidney disease, stage 3 unspecified
N18.31|Chronic kidney disease, stage 3a
N18.32|Chronic kidney disease, stage 3b
N18.4|Chronic kidney disease, stage 4 (severe)
N18.5|Chronic kidney disease, stage 5
N18.6|End stage renal disease
N18.9|Chronic kidney disease, unspecified
N19|Unspecified kidney failure
N20.0|Calculus of kidney
N20.1|Calculus of ureter
N20.2|Calculus of kidney with calculus of ureter
N20.9|Urinary calculus, unspecified
N21.0|Calculus in bladder
N23|Unspecified renal colic
N28.1|Cyst of kidney, acquired
N30.00|Acute cystitis without hematuria
N30.01|Acute cystitis with hematuria
N30.10|Interstitial cystitis (chronic) without hematuria
N30.90|Cystitis, unspecified without hematuria
N30.91|Cystitis, unspecified with hematuria
N31.9|Neuromuscular dysfunction of bladder, unspecified
N32.81|Overactive bladder
N34.1|Nonspecific urethritis
N35.919|Unspecified urethral stricture, male, unspecified site
N39.0|Urinary tract infection, site not specified
N39.3|Stress incontinence (female) (male)
N39.44|Nocturnal enuresis
N40.0|Benign prostatic hyperplasia without lower urinary tract symptoms
N40.1|Benign prostatic hyperplasia with lower urinary tract symptoms
N41.0|Acute prostatitis
N41.1|Chronic prostatitis
N43.3|Hydrocele, unspecified
N44.00|Torsion of testis, unspecified
N45.1|Epididymitis
N45.2|Orchitis
N45.3|Epididymo-orchitis
N46.9|Male infertility, unspecified
N47.1|Phimosis
N47.2|Paraphimosis
N48.1|Balanitis
N50.819|Testicular pain, unspecified
N52.9|Male erectile dysfunction, unspecified
N60.0<side>|Solitary cyst of <side> breast
N60.1<side>|Diffuse cystic mastopathy of <side> breast
N61.0|Mastitis without abscess
N61.1|Abscess of the breast and nipple
N62|Hypertrophy of breast
N63.0|Unspecified lump in unspecified breast
N63.10|Unspecified lump in the right breast, unspecified quadrant
N63.20|Unspecified lump in the left breast, unspecified quadrant
N64.4|Mastodynia
N64.52|Nipple discharge
N70.91|Salpingitis, unspecified
N71.9|Inflammatory disease of uterus, unspecified
N72|Inflammatory disease of cervix uteri
N73.9|Female pelvic inflammatory disease, unspecified
N75.0|Cyst of Bartholin's gland
N75.1|Abscess of Bartholin's gland
N76.0|Acute vaginitis
N76.1|Subacute and chronic vaginitis
N80.9|Endometriosis, unspecified
N81.10|Cystocele, unspecified
N81.2|Incomplete uterovaginal prolapse
N83.0<side0>|Follicular cyst of <side0> ovary
N83.20<side>|Unspecified ovarian cyst, <side> side
N84.0|Polyp of corpus uteri
N84.1|Polyp of cervix uteri
N85.00|Endometrial hyperplasia, unspecified
N86|Erosion and ectropion of cervix uteri
N87.0|Mild cervical dysplasia
N87.1|Moderate cervical dysplasia
N87.9|Dysplasia of cervix uteri, unspecified
N89.8|Other specified noninflammatory disorders of vagina
N91.0|Primary amenorrhea
N91.1|Secondary amenorrhea
N91.2|Amenorrhea, unspecified
N91.5|Oligomenorrhea, unspecified
N92.0|Excessive and frequent menstruation with regular cycle
N92.1|Excessive and frequent menstruation with irregular cycle
N92.6|Irregular menstruation, unspecified
N93.8|Other specified abnormal uterine and vaginal bleeding
N93.9|Abnormal uterine and vaginal bleeding, unspecified
N94.10|Unspecified dyspareunia
N94.3|Premenstrual tension syndrome
N94.6|Dysmenorrhea, unspecified
N95.0|Postmenopausal bleeding
N95.1|Menopausal and female climacteric states
N95.2|Postmenopausal atrophic vaginitis
N96|Recurrent pregnancy loss
N97.0|Female infertility associated with anovulation
N97.9|Female infertility, unspecified
N99.0|Postprocedural (acute) (chronic) kidney failure
`;
