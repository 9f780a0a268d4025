/** Infections, neoplasms, blood: A00 to D89. */
export const chaptersAtoD = `
A00.9|Cholera, unspecified
A01.00|Typhoid fever, unspecified
A01.09|Typhoid fever with other complications
A01.1|Paratyphoid fever A
A01.4|Paratyphoid fever, unspecified
A02.0|Salmonella enteritis
A02.1|Salmonella sepsis
A02.9|Salmonella infection, unspecified
A03.9|Shigellosis, unspecified
A04.0|Enteropathogenic Escherichia coli infection
A04.5|Campylobacter enteritis
A04.71|Enterocolitis due to Clostridium difficile, recurrent
A04.72|Enterocolitis due to Clostridium difficile, not specified as recurrent
A04.9|Bacterial intestinal infection, unspecified
A05.0|Foodborne staphylococcal intoxication
A05.9|Bacterial foodborne intoxication, unspecified
A06.0|Acute amebic dysentery
A06.4|Amebic liver abscess
A06.9|Amebiasis, unspecified
A07.1|Giardiasis [lambliasis]
A08.0|Rotaviral enteritis
A08.11|Acute gastroenteropathy due to Norwalk agent
A08.4|Viral intestinal infection, unspecified
A09|Infectious gastroenteritis and colitis, unspecified
A15.0|Tuberculosis of lung
A15.4|Tuberculosis of intrathoracic lymph nodes
A15.6|Tuberculous pleurisy
A15.9|Respiratory tuberculosis unspecified
A17.0|Tuberculous meningitis
A18.01|Tuberculosis of spine
A18.2|Tuberculous peripheral lymphadenopathy
A18.31|Tuberculous peritonitis
A19.9|Miliary tuberculosis, unspecified
A23.9|Brucellosis, unspecified
A27.9|Leptospirosis, unspecified
A28.1|Cat-scratch disease
A30.9|Leprosy, unspecified
A31.0|Pulmonary mycobacterial infection
A35|Other tetanus
A36.9|Diphtheria, unspecified
A37.00|Whooping cough due to Bordetella pertussis without pneumonia
A37.90|Whooping cough, unspecified species without pneumonia
A38.9|Scarlet fever, uncomplicated
A39.0|Meningococcal meningitis
A40.9|Streptococcal sepsis, unspecified
A41.01|Sepsis due to Methicillin susceptible Staphylococcus aureus
A41.02|Sepsis due to Methicillin resistant Staphylococcus aureus
A41.51|Sepsis due to Escherichia coli [E. coli]
A41.9|Sepsis, unspecified organism
A46|Erysipelas
A48.1|Legionnaires' disease
A49.01|Methicillin susceptible Staphylococcus aureus infection, unspecified site
A49.02|Methicillin resistant Staphylococcus aureus infection, unspecified site
A49.9|Bacterial infection, unspecified
A51.0|Primary genital syphilis
A53.9|Syphilis, unspecified
A54.00|Gonococcal infection of lower genitourinary tract, unspecified
A54.9|Gonococcal infection, unspecified
A56.00|Chlamydial infection of lower genitourinary tract, unspecified
A56.01|Chlamydial cystitis and urethritis
A59.01|Trichomonal vulvovaginitis
A59.9|Trichomoniasis, unspecified
A60.00|Herpesviral infection of urogenital system, unspecified
A60.04|Herpesviral vulvovaginitis
A63.0|Anogenital (venereal) warts
A64|Unspecified sexually transmitted disease
A74.0|Chlamydial conjunctivitis
A82.9|Rabies, unspecified
A87.9|Viral meningitis, unspecified
A90|Dengue fever [classical dengue]
A91|Dengue hemorrhagic fever
A92.0|Chikungunya virus disease
B00.1|Herpesviral vesicular dermatitis
B00.2|Herpesviral gingivostomatitis and pharyngotonsillitis
B00.9|Herpesviral infection, unspecified
B01.9|Varicella without complication
B02.29|Other postherpetic nervous system involvement
B02.30|Zoster ocular disease, unspecified
B02.9|Zoster without complications
B05.9|Measles without complication
B06.9|Rubella without complication
B07.0|Plantar wart
B07.8|Other viral warts
B07.9|Viral wart, unspecified
B08.1|Molluscum contagiosum
B08.20|Exanthema subitum [sixth disease], unspecified
B08.3|Erythema infectiosum [fifth disease]
B08.4|Enteroviral vesicular stomatitis with exanthem
B08.5|Enteroviral vesicular pharyngitis
B09|Unspecified viral infection characterized by skin and mucous membrane lesions
B15.9|Hepatitis A without hepatic coma
B16.9|Acute hepatitis B without delta-agent and without hepatic coma
B17.10|Acute hepatitis C without hepatic coma
B17.2|Acute hepatitis E
B18.0|Chronic viral hepatitis B with delta-agent
B18.1|Chronic viral hepatitis B without delta-agent
B18.2|Chronic viral hepatitis C
B19.10|Unspecified viral hepatitis B without hepatic coma
B19.20|Unspecified viral hepatitis C without hepatic coma
B19.9|Unspecified viral hepatitis without hepatic coma
B20|Human immunodeficiency virus [HIV] disease
B25.9|Cytomegaloviral disease, unspecified
B26.9|Mumps without complication
B27.90|Infectious mononucleosis, unspecified without complication
B30.0|Keratoconjunctivitis due to adenovirus
B30.9|Viral conjunctivitis, unspecified
B34.0|Adenovirus infection, unspecified
B34.1|Enterovirus infection, unspecified
B34.9|Viral infection, unspecified
B35.0|Tinea barbae and tinea capitis
B35.1|Tinea unguium
B35.2|Tinea manuum
B35.3|Tinea pedis
B35.4|Tinea corporis
B35.6|Tinea cruris
B35.9|Dermatophytosis, unspecified
B36.0|Pityriasis versicolor
B37.0|Candidal stomatitis
B37.2|Candidiasis of skin and nail
B37.9|Candidiasis, unspecified
B44.9|Aspergillosis, unspecified
B49|Unspecified mycosis
B50.9|Plasmodium falciparum malaria, unspecified
B51.9|Plasmodium vivax malaria without complication
B54|Unspecified malaria
B55.1|Cutaneous leishmaniasis
B55.9|Leishmaniasis, unspecified
B58.9|Toxoplasmosis, unspecified
B65.9|Schistosomiasis, unspecified
B67.90|Echinococcosis, unspecified
B68.9|Taeniasis, unspecified
B76.9|Hookworm disease, unspecified
B77.9|Ascariasis, unspecified
B79|Trichuriasis
B80|Enterobiasis
B82.9|Intestinal parasitism, unspecified
B85.0|Pediculosis due to Pediculus humanus capitis
B86|Scabies
B89|Unspecified parasitic disease
B95.0|Streptococcus, group A, as the cause of diseases classified elsewhere
B95.1|Streptococcus, group B, as the cause of diseases classified elsewhere
B96.20|Unspecified Escherichia coli [E. coli] as the cause of diseases classified elsewhere
B96.5|Pseudomonas (aeruginosa) (mallei) (pseudomallei) as the cause of diseases classified elsewhere
B96.81|Helicobacter pylori [H. pylori] as the cause of diseases classified elsewhere
B97.4|Respiratory syncytial virus as the cause of diseases classified elsewhere
C00.9|Malignant neoplasm of lip, unspecified
C01|Malignant neoplasm of base of tongue
C02.9|Malignant neoplasm of tongue, unspecified
C07|Malignant neoplasm of parotid gland
C09.9|Malignant neoplasm of tonsil, unspecified
C11.9|Malignant neoplasm of nasopharynx, unspecified
C15.9|Malignant neoplasm of esophagus, unspecified
C16.0|Malignant neoplasm of cardia
C16.9|Malignant neoplasm of stomach, unspecified
C18.0|Malignant neoplasm of cecum
C18.1|Malignant neoplasm of appendix
C18.2|Malignant neoplasm of ascending colon
C18.4|Malignant neoplasm of transverse colon
C18.6|Malignant neoplasm of descending colon
C18.7|Malignant neoplasm of sigmoid colon
C18.9|Malignant neoplasm of colon, unspecified
C19|Malignant neoplasm of rectosigmoid junction
C20|Malignant neoplasm of rectum
C21.0|Malignant neoplasm of anus, unspecified
C22.0|Liver cell carcinoma
C22.1|Intrahepatic bile duct carcinoma
C23|Malignant neoplasm of gallbladder
C25.0|Malignant neoplasm of head of pancreas
C25.9|Malignant neoplasm of pancreas, unspecified
C32.0|Malignant neoplasm of glottis
C32.9|Malignant neoplasm of larynx, unspecified
C34.00|Malignant neoplasm of unspecified main bronchus
C34.01|Malignant neoplasm of right main bronchus
C34.02|Malignant neoplasm of left main bronchus
C34.10|Malignant neoplasm of upper lobe, unspecified bronchus or lung
C34.11|Malignant neoplasm of upper lobe, right bronchus or lung
C34.12|Malignant neoplasm of upper lobe, left bronchus or lung
C34.2|Malignant neoplasm of middle lobe, bronchus or lung
C34.30|Malignant neoplasm of lower lobe, unspecified bronchus or lung
C34.31|Malignant neoplasm of lower lobe, right bronchus or lung
C34.32|Malignant neoplasm of lower lobe, left bronchus or lung
C34.9<side0>|Malignant neoplasm of unspecified part of <side0> bronchus or lung
C43.9|Malignant melanoma of skin, unspecified
C44.91|Basal cell carcinoma of skin, unspecified
C44.92|Squamous cell carcinoma of skin, unspecified
C50.01<breast>|Malignant neoplasm of nipple and areola, <breast> female breast
C50.11<breast>|Malignant neoplasm of central portion of <breast> female breast
C50.21<breast>|Malignant neoplasm of upper-inner quadrant of <breast> female breast
C50.31<breast>|Malignant neoplasm of lower-inner quadrant of <breast> female breast
C50.41<breast>|Malignant neoplasm of upper-outer quadrant of <breast> female breast
C50.51<breast>|Malignant neoplasm of lower-outer quadrant of <breast> female breast
C50.61<breast>|Malignant neoplasm of axillary tail of <breast> female breast
C50.81<breast>|Malignant neoplasm of overlapping sites of <breast> female breast
C50.91<breast>|Malignant neoplasm of unspecified site of <breast> female breast
C50.92<breast>|Malignant neoplasm of unspecified site of <breast> male breast
C53.0|Malignant neoplasm of endocervix
C53.1|Malignant neoplasm of exocervix
C53.9|Malignant neoplasm of cervix uteri, unspecified
C54.1|Malignant neoplasm of endometrium
C55|Malignant neoplasm of uterus, part unspecified
C56.1|Malignant neoplasm of right ovary
C56.2|Malignant neoplasm of left ovary
C56.9|Malignant neoplasm of unspecified ovary
C61|Malignant neoplasm of prostate
C62.9<side0>|Malignant neoplasm of <side0> testis, unspecified whether descended or undescended
C64.1|Malignant neoplasm of right kidney, except renal pelvis
C64.2|Malignant neoplasm of left kidney, except renal pelvis
C64.9|Malignant neoplasm of unspecified kidney, except renal pelvis
C67.9|Malignant neoplasm of bladder, unspecified
C71.9|Malignant neoplasm of brain, unspecified
C73|Malignant neoplasm of thyroid gland
C76.0|Malignant neoplasm of head, face and neck
C77.0|Secondary and unspecified malignant neoplasm of lymph nodes of head, face and neck
C77.3|Secondary and unspecified malignant neoplasm of axilla and upper limb lymph nodes
C78.0<side0>|Secondary malignant neoplasm of <side0> lung
C78.7|Secondary malignant neoplasm of liver and intrahepatic bile duct
C79.31|Secondary malignant neoplasm of brain
C79.51|Secondary malignant neoplasm of bone
C79.9|Secondary malignant neoplasm of unspecified site
C80.1|Malignant (primary) neoplasm, unspecified
C81.90|Hodgkin lymphoma, unspecified, unspecified site
C83.30|Diffuse large B-cell lymphoma, unspecified site
C85.90|Non-Hodgkin lymphoma, unspecified, unspecified site
C90.00|Multiple myeloma not having achieved remission
C90.01|Multiple myeloma in remission
C91.00|Acute lymphoblastic leukemia not having achieved remission
C91.01|Acute lymphoblastic leukemia, in remission
C91.10|Chronic lymphocytic leukemia of B-cell type not having achieved remission
C92.00|Acute myeloblastic leukemia, not having achieved remission
C92.10|Chronic myeloid leukemia, BCR/ABL-positive, not having achieved remission
C95.90|Leukemia, unspecified not having achieved remission
D05.1<side0>|Intraductal carcinoma in situ of <side0> breast
D06.9|Carcinoma in situ of cervix, unspecified
D10.30|Benign neoplasm of unspecified part of mouth
D12.6|Benign neoplasm of colon, unspecified
D17.0|Benign lipomatous neoplasm of skin and subcutaneous tissue of head, face and neck
D17.1|Benign lipomatous neoplasm of skin and subcutaneous tissue of trunk
D17.9|Benign lipomatous neoplasm, unspecified
D18.00|Hemangioma unspecified site
D18.01|Hemangioma of skin and subcutaneous tissue
D22.9|Melanocytic nevi, unspecified
D23.9|Other benign neoplasm of skin, unspecified
D24.1|Benign neoplasm of right breast
D24.2|Benign neoplasm of left breast
D24.9|Benign neoplasm of unspecified breast
D25.0|Submucous leiomyoma of uterus
D25.1|Intramural leiomyoma of uterus
D25.2|Subserosal leiomyoma of uterus
D25.9|Leiomyoma of uterus, unspecified
D27.0|Benign neoplasm of right ovary
D27.1|Benign neoplasm of left ovary
D27.9|Benign neoplasm of unspecified ovary
D34|Benign neoplasm of thyroid gland
D35.2|Benign neoplasm of pituitary gland
D45|Polycythemia vera
D46.9|Myelodysplastic syndrome, unspecified
D47.3|Essential (hemorrhagic) thrombocythemia
D48.9|Neoplasm of uncertain behavior, unspecified
D49.9|Neoplasm of unspecified behavior of unspecified site
D50.0|Iron deficiency anemia secondary to blood loss (chronic)
D50.8|Other iron deficiency anemias
D50.9|Iron deficiency anemia, unspecified
D51.0|Vitamin B12 deficiency anemia due to intrinsic factor deficiency
D51.9|Vitamin B12 deficiency anemia, unspecified
D52.9|Folate deficiency anemia, unspecified
D53.9|Nutritional anemia, unspecified
D55.0|Anemia due to glucose-6-phosphate dehydrogenase [G6PD] deficiency
D56.0|Alpha thalassemia
D56.1|Beta thalassemia
D56.3|Thalassemia minor
D56.9|Thalassemia, unspecified
D57.00|Hb-SS disease with crisis, unspecified
D57.1|Sickle-cell disease without crisis
D57.3|Sickle-cell trait
D58.0|Hereditary spherocytosis
D59.10|Autoimmune hemolytic anemia, unspecified
D61.9|Aplastic anemia, unspecified
D62|Acute posthemorrhagic anemia
D63.0|Anemia in neoplastic disease
D63.1|Anemia in chronic kidney disease
D64.9|Anemia, unspecified
D65|Disseminated intravascular coagulation [defibrination syndrome]
D66|Hereditary factor VIII deficiency
D67|Hereditary factor IX deficiency
D68.51|Activated protein C resistance
D68.59|Other primary thrombophilia
D68.9|Coagulation defect, unspecified
D69.0|Allergic purpura
D69.3|Immune thrombocytopenic purpura
D69.6|Thrombocytopenia, unspecified
D70.9|Neutropenia, unspecified
D72.10|Eosinophilia, unspecified
D72.819|Decreased white blood cell count, unspecified
D72.829|Elevated white blood cell count, unspecified
D73.1|Hypersplenism
D75.1|Secondary polycythemia
D80.1|Nonfamilial hypogammaglobulinemia
D84.9|Immunodeficiency, unspecified
D86.0|Sarcoidosis of lung
D86.9|Sarcoidosis, unspecified
`;
