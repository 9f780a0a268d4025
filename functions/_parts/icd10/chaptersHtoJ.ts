/** Eye, ear, circulation, breathing: H00 to J99. */
export const chaptersHtoJ = `
H00.011|Hordeolum externum right upper eyelid
H00.012|Hordeolum externum right lower eyelid
H00.013|Hordeolum externum right eye, unspecified eyelid
H00.014|Hordeolum externum left upper eyelid
H00.015|Hordeolum externum left lower eyelid
H00.016|Hordeolum externum left eye, unspecified eyelid
H00.019|Hordeolum externum unspecified eye, unspecified eyelid
H00.11|Chalazion right upper eyelid
H00.12|Chalazion right lower eyelid
H00.13|Chalazion right eye, unspecified eyelid
H00.14|Chalazion left upper eyelid
H00.15|Chalazion left lower eyelid
H00.16|Chalazion left eye, unspecified eyelid
H00.19|Chalazion unspecified eye, unspecified eyelid
H01.009|Unspecified blepharitis unspecified eye, unspecified eyelid
H02.409|Unspecified ptosis of unspecified eyelid
H04.12<lacrimal>|Dry eye syndrome of <lacrimal> lacrimal gland
H10.01<eye>|Acute follicular conjunctivitis, <eye>
H10.1<eye0>|Acute atopic conjunctivitis, <eye0>
H10.3<eye0>|Unspecified acute conjunctivitis, <eye0>
H10.40<eye>|Unspecified chronic conjunctivitis, <eye>
H10.45|Other chronic allergic conjunctivitis
H10.9|Unspecified conjunctivitis
H11.00<eye>|Unspecified pterygium of <eye>
H11.15<eye>|Pinguecula, <eye>
H11.3<eye0>|Conjunctival hemorrhage, <eye0>
H16.00<eye>|Unspecified corneal ulcer, <eye>
H16.9|Unspecified keratitis
H18.60<eye>|Keratoconus, unspecified, <eye>
H18.61<eye>|Keratoconus, stable, <eye>
H20.00|Unspecified acute and subacute iridocyclitis
H20.9|Unspecified iridocyclitis
H25.01<eye>|Cortical age-related cataract, <eye>
H25.1<eye0>|Age-related nuclear cataract, <eye0>
H25.9|Unspecified age-related cataract
H26.9|Unspecified cataract
H33.00<eye>|Unspecified retinal detachment with retinal break, <eye>
H34.1<eye0>|Central retinal artery occlusion, <eye0>
H35.03<eye>|Hypertensive retinopathy, <eye>
H35.30|Unspecified macular degeneration
H35.81|Retinal edema
H40.00<eye>|Preglaucoma, unspecified, <eye>
H40.05<eye>|Ocular hypertension, <eye>
H40.9|Unspecified glaucoma
H43.1<eye0>|Vitreous hemorrhage, <eye0>
H43.39<eye>|Other vitreous opacities, <eye>
H43.81<eye>|Vitreous degeneration, <eye>
H46.9|Unspecified optic neuritis
H49.0<eye0>|Third [oculomotor] nerve palsy, <eye0>
H49.2<eye0>|Sixth [abducent] nerve palsy, <eye0>
H50.00|Unspecified esotropia
H50.10|Unspecified exotropia
H52.0<eye0>|Hypermetropia, <eye0>
H52.1<eye0>|Myopia, <eye0>
H52.20<eye>|Unspecified astigmatism, <eye>
H52.4|Presbyopia
H52.7|Unspecified disorder of refraction
H53.00<eye>|Unspecified amblyopia, <eye>
H53.8|Other visual disturbances
H53.9|Unspecified visual disturbance
H54.7|Unspecified visual loss
H57.1<eye0>|Ocular pain, <eye0>
H57.9|Unspecified disorder of eye and adnexa
H60.0<ear0>|Abscess of external ear, <ear0>
H60.33<ear>|Swimmer's ear, <ear>
H60.50<ear>|Unspecified acute noninfective otitis externa, <ear>
H60.9<ear0>|Unspecified otitis externa, <ear0>
H61.2<ear0>|Impacted cerumen, <ear0>
H65.0<ear0>|Acute serous otitis media, <ear0>
H65.2<ear0>|Chronic serous otitis media, <ear0>
H65.9<ear0>|Unspecified nonsuppurative otitis media, <ear0>
H66.00<ear>|Acute suppurative otitis media without spontaneous rupture of ear drum, <ear>
H66.01<ear>|Acute suppurative otitis media with spontaneous rupture of ear drum, <ear>
H66.9<ear0>|Otitis media, unspecified, <ear0>
H68.10<ear>|Unspecified obstruction of Eustachian tube, <ear>
H69.9<ear0>|Unspecified Eustachian tube disorder, <ear0>
H71.9<ear0>|Unspecified cholesteatoma, <ear0>
H72.9<ear0>|Unspecified perforation of tympanic membrane, <ear0>
H81.0<ear>|Meniere's disease, <ear>
H81.1<ear0>|Benign paroxysmal vertigo, <ear0>
H81.39<ear>|Other peripheral vertigo, <ear>
H90.0|Conductive hearing loss, bilateral
H90.2|Conductive hearing loss, unspecified
H90.3|Sensorineural hearing loss, bilateral
H90.5|Unspecified sensorineural hearing loss
H91.9<ear0>|Unspecified hearing loss, <ear0>
H92.0<ear>|Otalgia, <ear>
H92.1<ear0>|Otorrhea, <ear0>
H93.1<ear>|Tinnitus, <ear>
I05.0|Rheumatic mitral stenosis
I05.9|Rheumatic mitral valve disease, unspecified
I09.9|Rheumatic heart disease, unspecified
I10|Essential (primary) hypertension
I11.0|Hypertensive heart disease with heart failure
I11.9|Hypertensive heart disease without heart failure
I12.0|Hypertensive chronic kidney disease with stage 5 chronic kidney disease or end stage renal disease
I12.9|Hypertensive chronic kidney disease with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease
I13.10|Hypertensive heart and chronic kidney disease without heart failure, with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease
I15.9|Secondary hypertension, unspecified
I16.0|Hypertensive urgency
I16.1|Hypertensive emergency
I16.9|Hypertensive crisis, unspecified
I20.0|Unstable angina
I20.1|Angina pectoris with documented spasm
I20.9|Angina pectoris, unspecified
I21.01|ST elevation (STEMI) myocardial infarction involving left main coronary artery
I21.02|ST elevation (STEMI) myocardial infarction involving left anterior descending coronary artery
I21.09|ST elevation (STEMI) myocardial infarction involving other coronary artery of anterior wall
I21.11|ST elevation (STEMI) myocardial infarction involving right coronary artery
I21.19|ST elevation (STEMI) myocardial infarction involving other coronary artery of inferior wall
I21.3|ST elevation (STEMI) myocardial infarction of unspecified site
I21.4|Non-ST elevation (NSTEMI) myocardial infarction
I21.9|Acute myocardial infarction, unspecified
I24.9|Acute ischemic heart disease, unspecified
I25.10|Atherosclerotic heart disease of native coronary artery without angina pectoris
I25.110|Atherosclerotic heart disease of native coronary artery with unstable angina pectoris
I25.119|Atherosclerotic heart disease of native coronary artery with unspecified angina pectoris
I25.2|Old myocardial infarction
I25.5|Ischemic cardiomyopathy
I25.9|Chronic ischemic heart disease, unspecified
I26.09|Other pulmonary embolism with acute cor pulmonale
I26.99|Other pulmonary embolism without acute cor pulmonale
I27.0|Primary pulmonary hypertension
I27.20|Pulmonary hypertension, unspecified
I30.9|Acute pericarditis, unspecified
I31.39|Other pericardial effusion (noninflammatory)
I33.0|Acute and subacute infective endocarditis
I34.0|Nonrheumatic mitral (valve) insufficiency
I34.1|Nonrheumatic mitral (valve) prolapse
I35.0|Nonrheumatic aortic (valve) stenosis
I35.1|Nonrheumatic aortic (valve) insufficiency
I36.1|Nonrheumatic tricuspid (valve) insufficiency
I38|Endocarditis, valve unspecified
I42.0|Dilated cardiomyopathy
I42.1|Obstructive hypertrophic cardiomyopathy
I42.2|Other hypertrophic cardiomyopathy
I42.9|Cardiomyopathy, unspecified
I44.0|Atrioventricular block, first degree
I44.1|Atrioventricular block, second degree
I44.2|Atrioventricular block, complete
I44.7|Left bundle-branch block, unspecified
I45.10|Unspecified right bundle-branch block
I45.6|Pre-excitation syndrome
I46.9|Cardiac arrest, cause unspecified
I47.1|Supraventricular tachycardia
I48.0|Paroxysmal atrial fibrillation
I48.20|Chronic atrial fibrillation, unspecified
I48.21|Permanent atrial fibrillation
I48.91|Unspecified atrial fibrillation
I48.92|Unspecified atrial flutter
I49.3|Ventricular premature depolarization
I49.5|Sick sinus syndrome
I49.9|Cardiac arrhythmia, unspecified
I50.1|Left ventricular failure, unspecified
I50.20|Unspecified systolic (congestive) heart failure
I50.21|Acute systolic (congestive) heart failure
I50.22|Chronic systolic (congestive) heart failure
I50.23|Acute on chronic systolic (congestive) heart failure
I50.30|Unspecified diastolic (congestive) heart failure
I50.32|Chronic diastolic (congestive) heart failure
I50.9|Heart failure, unspecified
I60.9|Nontraumatic subarachnoid hemorrhage, unspecified
I61.9|Nontraumatic intracerebral hemorrhage, unspecified
I62.00|Nontraumatic subdural hemorrhage, unspecified
I63.50|Cerebral infarction due to unspecified occlusion or stenosis of unspecified cerebral artery
I63.9|Cerebral infarction, unspecified
I65.2<carotid>|Occlusion and stenosis of <carotid>
I67.1|Cerebral aneurysm, nonruptured
I67.9|Cerebrovascular disease, unspecified
I69.351|Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side
I69.352|Hemiplegia and hemiparesis following cerebral infarction affecting left dominant side
I70.0|Atherosclerosis of aorta
I70.90|Unspecified atherosclerosis
I71.9|Aortic aneurysm of unspecified site, without rupture
I73.00|Raynaud's syndrome without gangrene
I73.9|Peripheral vascular disease, unspecified
I80.9|Phlebitis and thrombophlebitis of unspecified site
I82.40<dvt>|Acute embolism and thrombosis of unspecified deep veins of <dvt>
I83.90|Asymptomatic varicose veins of unspecified lower extremity
I83.91|Asymptomatic varicose veins of right lower extremity
I83.92|Asymptomatic varicose veins of left lower extremity
I83.93|Asymptomatic varicose veins of bilateral lower extremities
I85.00|Esophageal varices without bleeding
I85.01|Esophageal varices with bleeding
I86.1|Scrotal varices
I87.2|Venous insufficiency (chronic) (peripheral)
I88.9|Nonspecific lymphadenitis, unspecified
I89.0|Lymphedema, not elsewhere classified
I95.1|Orthostatic hypotension
I95.9|Hypotension, unspecified
I99.9|Unspecified disorder of circulatory system
J00|Acute nasopharyngitis [common cold]
J01.00|Acute maxillary sinusitis, unspecified
J01.01|Acute recurrent maxillary sinusitis
J01.10|Acute frontal sinusitis, unspecified
J01.20|Acute ethmoidal sinusitis, unspecified
J01.40|Acute pansinusitis, unspecified
J01.90|Acute sinusitis, unspecified
J01.91|Acute recurrent sinusitis, unspecified
J02.0|Streptococcal pharyngitis
J02.8|Acute pharyngitis due to other specified organisms
J02.9|Acute pharyngitis, unspecified
J03.00|Acute streptococcal tonsillitis, unspecified
J03.01|Acute recurrent streptococcal tonsillitis
J03.80|Acute tonsillitis due to other specified organisms
J03.90|Acute tonsillitis, unspecified
J03.91|Acute recurrent tonsillitis, unspecified
J04.0|Acute laryngitis
J04.10|Acute tracheitis without obstruction
J05.0|Acute obstructive laryngitis [croup]
J05.10|Acute epiglottitis without obstruction
J06.0|Acute laryngopharyngitis
J06.9|Acute upper respiratory infection, unspecified
J09.X2|Influenza due to identified novel influenza A virus with other respiratory manifestations
J10.00|Influenza due to other identified influenza virus with unspecified type of pneumonia
J10.1|Influenza due to other identified influenza virus with other respiratory manifestations
J10.2|Influenza due to other identified influenza virus with gastrointestinal manifestations
J11.00|Influenza due to unidentified influenza virus with unspecified type of pneumonia
J11.1|Influenza due to unidentified influenza virus with other respiratory manifestations
J12.1|Respiratory syncytial virus pneumonia
J12.82|Pneumonia due to coronavirus disease 2019
J12.9|Viral pneumonia, unspecified
J13|Pneumonia due to Streptococcus pneumoniae
J14|Pneumonia due to Hemophilus influenzae
J15.1|Pneumonia due to Pseudomonas
J15.7|Pneumonia due to Mycoplasma pneumoniae
J15.9|Unspecified bacterial pneumonia
J18.0|Bronchopneumonia, unspecified organism
J18.1|Lobar pneumonia, unspecified organism
J18.9|Pneumonia, unspecified organism
J20.5|Acute bronchitis due to respiratory syncytial virus
J20.8|Acute bronchitis due to other specified organisms
J20.9|Acute bronchitis, unspecified
J21.0|Acute bronchiolitis due to respiratory syncytial virus
J21.9|Acute bronchiolitis, unspecified
J22|Unspecified acute lower respiratory infection
J30.0|Vasomotor rhinitis
J30.1|Allergic rhinitis due to pollen
J30.2|Other seasonal allergic rhinitis
J30.81|Allergic rhinitis due to animal (cat) (dog) hair and dander
J30.89|Other allergic rhinitis
J30.9|Allergic rhinitis, unspecified
J31.0|Chronic rhinitis
J31.2|Chronic pharyngitis
J32.0|Chronic maxillary sinusitis
J32.9|Chronic sinusitis, unspecified
J33.9|Nasal polyp, unspecified
J34.2|Deviated nasal septum
J34.3|Hypertrophy of nasal turbinates
J34.9|Unspecified disorder of nose and nasal sinuses
J35.01|Chronic tonsillitis
J35.02|Chronic adenoiditis
J35.03|Chronic tonsillitis and adenoiditis
J35.1|Hypertrophy of tonsils
J35.2|Hypertrophy of adenoids
J35.3|Hypertrophy of tonsils with hypertrophy of adenoids
J36|Peritonsillar abscess
J37.0|Chronic laryngitis
J38.00|Paralysis of vocal cords and larynx, unspecified
J39.2|Other diseases of pharynx
J40|Bronchitis, not specified as acute or chronic
J41.0|Simple chronic bronchitis
J42|Unspecified chronic bronchitis
J43.9|Emphysema, unspecified
J44.0|Chronic obstructive pulmonary disease with (acute) lower respiratory infection
J44.1|Chronic obstructive pulmonary disease with (acute) exacerbation
J44.9|Chronic obstructive pulmonary disease, unspecified
J45.20|Mild intermittent asthma, uncomplicated
J45.21|Mild intermittent asthma with (acute) exacerbation
J45.22|Mild intermittent asthma with status asthmaticus
J45.30|Mild persistent asthma, uncomplicated
J45.31|Mild persistent asthma with (acute) exacerbation
J45.32|Mild persistent asthma with status asthmaticus
J45.40|Moderate persistent asthma, uncomplicated
J45.41|Moderate persistent asthma with (acute) exacerbation
J45.42|Moderate persistent asthma with status asthmaticus
J45.50|Severe persistent asthma, uncomplicated
J45.51|Severe persistent asthma with (acute) exacerbation
J45.52|Severe persistent asthma with status asthmaticus
J45.901|Unspecified asthma with (acute) exacerbation
J45.902|Unspecified asthma with status asthmaticus
J45.909|Unspecified asthma, uncomplicated
J45.990|Exercise induced bronchospasm
J45.991|Cough variant asthma
J47.9|Bronchiectasis, uncomplicated
J69.0|Pneumonitis due to inhalation of food and vomit
J80|Acute respiratory distress syndrome
J81.0|Acute pulmonary edema
J84.10|Pulmonary fibrosis, unspecified
J85.2|Abscess of lung without pneumonia
J86.9|Pyothorax without fistula
J90|Pleural effusion, not elsewhere classified
J93.11|Primary spontaneous pneumothorax
J93.9|Pneumothorax, unspecified
J96.00|Acute respiratory failure, unspecified whether with hypoxia or hypercapnia
J96.01|Acute respiratory failure with hypoxia
J96.02|Acute respiratory failure with hypercapnia
J96.10|Chronic respiratory failure, unspecified whether with hypoxia or hypercapnia
J98.01|Acute bronchospasm
J98.11|Atelectasis
J98.9|Respiratory disorder, unspecified
`;
