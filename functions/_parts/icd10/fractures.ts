/** Fractures of the arm and the leg: S42, S52, S72, S82. */
export const fractures = `
S42.00<side>@7|Fracture of unspecified part of <side> clavicle
S42.02<displaced>@7|<displaced> fracture of shaft of <displaced.> clavicle
S42.03<displaced>@7|<displaced> fracture of lateral end of <displaced.> clavicle
S42.10<side>@7|Fracture of unspecified part of scapula, <side> shoulder
S42.11<displaced>@7|<displaced> fracture of body of scapula, <displaced.> shoulder
S42.12<displaced>@7|<displaced> fracture of acromial process, <displaced.> shoulder
S42.13<displaced>@7|<displaced> fracture of coracoid process, <displaced.> shoulder
S42.14<displaced>@7|<displaced> fracture of glenoid cavity of scapula, <displaced.> shoulder
S42.15<displaced>@7|<displaced> fracture of neck of scapula, <displaced.> shoulder
S42.19<side>@7|Fracture of other part of scapula, <side> shoulder
S42.20<side>@7|Unspecified fracture of upper end of <side> humerus
S42.21<displaced>@7|Unspecified <displaced> fracture of surgical neck of <displaced.> humerus
S42.22<displaced>@7|2-part <displaced> fracture of surgical neck of <displaced.> humerus
S42.23<side>@7|3-part fracture of surgical neck of <side> humerus
S42.24<side>@7|4-part fracture of surgical neck of <side> humerus
S42.25<displaced>@7|<displaced> fracture of greater tuberosity of <displaced.> humerus
S42.26<displaced>@7|<displaced> fracture of lesser tuberosity of <displaced.> humerus
S42.27<side>@6|Torus fracture of upper end of <side> humerus
S42.29<displaced>@7|Other <displaced> fracture of upper end of <displaced.> humerus
S42.30<side>@7|Unspecified fracture of shaft of humerus, <side> arm
S42.31<side>@6|Greenstick fracture of shaft of humerus, <side> arm
S42.3<shaft><displaced>@7|<displaced> <shaft> fracture of shaft of humerus, <displaced.> arm
S42.39<side>@7|Other fracture of shaft of <side> humerus
S42.40<side>@7|Unspecified fracture of lower end of <side> humerus
S42.41<displaced>@7|<displaced> simple supracondylar fracture without intercondylar fracture of <displaced.> humerus
S42.42<displaced>@7|<displaced> comminuted supracondylar fracture without intercondylar fracture of <displaced.> humerus
S42.43<displaced>@7|<displaced> fracture (avulsion) of lateral epicondyle of <displaced.> humerus
S42.44<displaced>@7|<displaced> fracture (avulsion) of medial epicondyle of <displaced.> humerus
S42.45<displaced>@7|<displaced> fracture of lateral condyle of <displaced.> humerus
S42.46<displaced>@7|<displaced> fracture of medial condyle of <displaced.> humerus
S42.47<displaced>@7|<displaced> transcondylar fracture of <displaced.> humerus
S42.48<side>@6|Torus fracture of lower end of <side> humerus
S42.49<displaced>@7|Other <displaced> fracture of lower end of <displaced.> humerus
S42.9<side0>@7|Fracture of <side0> shoulder girdle, part unspecified
S52.00<side>@16|Unspecified fracture of upper end of <side> ulna
S52.01<side>@6|Torus fracture of upper end of <side> ulna
S52.02<displaced>@16|<displaced> fracture of olecranon process without intraarticular extension of <displaced.> ulna
S52.03<displaced>@16|<displaced> fracture of olecranon process with intraarticular extension of <displaced.> ulna
S52.04<displaced>@16|<displaced> fracture of coronoid process of <displaced.> ulna
S52.09<side>@16|Other fracture of upper end of <side> ulna
S52.10<side>@16|Unspecified fracture of upper end of <side> radius
S52.11<side>@6|Torus fracture of upper end of <side> radius
S52.12<displaced>@16|<displaced> fracture of head of <displaced.> radius
S52.13<displaced>@16|<displaced> fracture of neck of <displaced.> radius
S52.18<side>@16|Other fracture of upper end of <side> radius
S52.20<side>@16|Unspecified fracture of shaft of <side> ulna
S52.21<side>@6|Greenstick fracture of shaft of <side> ulna
S52.2<shaft><displaced>@16|<displaced> <shaft> fracture of shaft of <displaced.> ulna
S52.27<side>@16|Monteggia's fracture of <side> ulna
S52.29<side>@16|Other fracture of shaft of <side> ulna
S52.30<side>@16|Unspecified fracture of shaft of <side> radius
S52.31<side>@6|Greenstick fracture of shaft of radius, <side> arm
S52.3<shaft><displaced>@16|<displaced> <shaft> fracture of shaft of <displaced.> radius
S52.37<side>@16|Galeazzi's fracture of <side> radius
S52.39<side>@16|Other fracture of shaft of radius, <side> arm
S52.50<side>@16|Unspecified fracture of the lower end of <side> radius
S52.51<displaced>@16|<displaced> fracture of <displaced.> radial styloid process
S52.52<side>@6|Torus fracture of lower end of <side> radius
S52.53<side>@16|Colles' fracture of <side> radius
S52.54<side>@16|Smith's fracture of <side> radius
S52.55<side>@16|Other extraarticular fracture of lower end of <side> radius
S52.56<side>@16|Barton's fracture of <side> radius
S52.57<side>@16|Other intraarticular fracture of lower end of <side> radius
S52.59<side>@16|Other fractures of lower end of <side> radius
S52.60<side>@16|Unspecified fracture of lower end of <side> ulna
S52.61<displaced>@16|<displaced> fracture of <displaced.> ulna styloid process
S52.62<side>@6|Torus fracture of lower end of <side> ulna
S52.69<side>@16|Other fracture of lower end of <side> ulna
S52.9<side0>@16|Unspecified fracture of <side0> forearm
S72.00<side>@16|Fracture of unspecified part of neck of <side> femur
S72.01<side>@16|Unspecified intracapsular fracture of <side> femur
S72.02<displaced>@16|<displaced> fracture of epiphysis (separation) (upper) of <displaced.> femur
S72.03<displaced>@16|<displaced> midcervical fracture of <displaced.> femur
S72.04<displaced>@16|<displaced> fracture of base of neck of <displaced.> femur
S72.05<side>@16|Unspecified fracture of head of <side> femur
S72.06<displaced>@16|<displaced> articular fracture of head of <displaced.> femur
S72.09<side>@16|Other fracture of head and neck of <side> femur
S72.10<side>@16|Unspecified trochanteric fracture of <side> femur
S72.11<displaced>@16|<displaced> fracture of greater trochanter of <displaced.> femur
S72.12<displaced>@16|<displaced> fracture of lesser trochanter of <displaced.> femur
S72.13<displaced>@16|<displaced> apophyseal fracture of <displaced.> femur
S72.14<displaced>@16|<displaced> intertrochanteric fracture of <displaced.> femur
S72.2<displaced>@16|<displaced> subtrochanteric fracture of <displaced.> femur
S72.30<side>@16|Unspecified fracture of shaft of <side> femur
S72.3<shaft><displaced>@16|<displaced> <shaft> fracture of shaft of <displaced.> femur
S72.39<side>@16|Other fracture of shaft of <side> femur
S72.40<side>@16|Unspecified fracture of lower end of <side> femur
S72.41<displaced>@16|<displaced> unspecified condyle fracture of lower end of <displaced.> femur
S72.42<displaced>@16|<displaced> fracture of lateral condyle of <displaced.> femur
S72.43<displaced>@16|<displaced> fracture of medial condyle of <displaced.> femur
S72.44<displaced>@16|<displaced> fracture of lower epiphysis (separation) of <displaced.> femur
S72.45<displaced>@16|<displaced> supracondylar fracture without intracondylar extension of lower end of <displaced.> femur
S72.46<displaced>@16|<displaced> supracondylar fracture with intracondylar extension of lower end of <displaced.> femur
S72.47<side>@6|Torus fracture of lower end of <side> femur
S72.49<side>@16|Other fracture of lower end of <side> femur
S72.8X<side>@16|Other fracture of <side> femur
S72.9<side0>@16|Unspecified fracture of <side0> femur
S82.00<side>@16|Unspecified fracture of <side> patella
S82.01<displaced>@16|<displaced> osteochondral fracture of <displaced.> patella
S82.02<displaced>@16|<displaced> longitudinal fracture of <displaced.> patella
S82.03<displaced>@16|<displaced> transverse fracture of <displaced.> patella
S82.04<displaced>@16|<displaced> comminuted fracture of <displaced.> patella
S82.09<side>@16|Other fracture of <side> patella
S82.10<side>@16|Unspecified fracture of upper end of <side> tibia
S82.11<displaced>@16|<displaced> fracture of <displaced.> tibial spine
S82.12<displaced>@16|<displaced> fracture of lateral condyle of <displaced.> tibia
S82.13<displaced>@16|<displaced> fracture of medial condyle of <displaced.> tibia
S82.14<displaced>@16|<displaced> bicondylar fracture of <displaced.> tibia
S82.15<displaced>@16|<displaced> fracture of <displaced.> tibial tuberosity
S82.16<side>@6|Torus fracture of upper end of <side> tibia
S82.19<side>@16|Other fracture of upper end of <side> tibia
S82.20<side>@16|Unspecified fracture of shaft of <side> tibia
S82.2<shaft><displaced>@16|<displaced> <shaft> fracture of shaft of <displaced.> tibia
S82.29<side>@16|Other fracture of shaft of <side> tibia
S82.30<side>@16|Unspecified fracture of lower end of <side> tibia
S82.31<side>@6|Torus fracture of lower end of <side> tibia
S82.39<side>@16|Other fracture of lower end of <side> tibia
S82.40<side>@16|Unspecified fracture of shaft of <side> fibula
S82.4<shaft><displaced>@16|<displaced> <shaft> fracture of shaft of <displaced.> fibula
S82.49<side>@16|Other fracture of shaft of <side> fibula
S82.5<displaced>@16|<displaced> fracture of medial malleolus of <displaced.> tibia
S82.6<displaced>@16|<displaced> fracture of lateral malleolus of <displaced.> fibula
S82.81<side>@6|Torus fracture of upper end of <side> fibula
S82.82<side>@6|Torus fracture of lower end of <side> fibula
S82.83<side>@16|Other fracture of upper and lower end of <side> fibula
S82.84<displaced>@16|<displaced> bimalleolar fracture of <displaced.> lower leg
S82.85<displaced>@16|<displaced> trimalleolar fracture of <displaced.> lower leg
S82.86<displaced>@16|<displaced> Maisonneuve's fracture of <displaced.> leg
S82.87<displaced>@16|<displaced> pilon fracture of <displaced.> tibia
S82.89<side>@16|Other fracture of <side> lower leg
S82.9<side0>@16|Unspecified fracture of <side0> lower leg
`;
