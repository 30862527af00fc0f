/** Titles under which jobs are advertised, offered while one types. */
export const jobTitles: readonly string[] = `
.NET Developer|Account Executive|Account Manager|Accountant|Accounting Clerk|Accounting Intern|Accounting Manager
Accounts Payable Specialist|Accounts Receivable Specialist|Actor|Actuary|Administrative Assistant
Administrative Manager|Admissions Counselor|Advertising Manager|Aerospace Engineer|Agricultural Economist
Agricultural Engineer|Agricultural Extension Officer|Agricultural Sales Representative|Agricultural Technician
Agronomist|Air Traffic Controller|Aircraft Inspector|Aircraft Mechanic|Aircraft Structural Technician
Airline Customer Service Agent|Airport Operations Manager|AML Analyst|Android Developer|Animal Control Officer
Animal Trainer|Animator|Anthropologist|Arborist|Architect|Architectural Drafter|Art Director|Art Handler|Art Teacher
Art Therapist|Artist|Arts Administrator|Assembler|Astronomer|Athletic Trainer|Auditor|Auto Body Technician
Automotive Engineer|Automotive Service Manager|Automotive Technician|Aviation Manager|Aviation Safety Officer
Avionics Technician|Backend Engineer|Bank Examiner|Bank Operations Specialist|Bank Teller|Bartender
Behavior Therapist|Benefits Specialist (insurance)|Bid Manager|Billing Specialist|Biochemist|Biologist
Biomedical Engineer|Blockchain Developer|Bookkeeper|Border Agent|Branch Manager (bank)|Brand Ambassador
Brand Manager|Broadcast Technician|Broadcaster|Building Inspector|Bus Driver|Business Analyst
Business Development Manager|Business Development Representative|Business Intelligence Analyst|Butcher|Buyer
C++ Developer|CAD Technician|Call Center Agent|Call Center Manager|Car Salesperson|Care Coordinator|Career Coach
Carpenter|Cashier|Casino Dealer|Category Manager|Caterer|Ceramic Artist|Channel Manager|Chat Support Agent|Chef
Chemical Engineer|Chemical Operator|Chemist|Chief Data Officer|Chief Engineer|Chief Financial Officer
Chief Information Officer|Chief of Staff|Chief Revenue Officer|Chief Technology Officer|Childcare Worker
Chiropractor|Civil Engineer|Claims Adjuster|Clerk|Client Acquisition Manager|Client Services Manager
Clinical Research Coordinator|Cloud Engineer|Code Enforcement Officer|Collections Specialist|Commercial Manager
Commercial Property Manager|Communications Manager|Community Outreach Coordinator|Company Secretary
Compensation Analyst|Compliance Officer|Concierge|Concrete Finisher|Conservator (art)|Construction Manager
Construction Worker|Content Creator|Content Marketer|Contract Administrator|Contract Manager|Controls Engineer
Copywriter|Corporate Counsel|Correctional Officer|Costume Designer|Court Clerk|Credit Analyst|Credit Officer
Crew Chief|Crew Scheduler|Crossing Guard|Cruise Staff|Curator|Customer Experience Manager|Customer Service Manager
Customer Service Representative|Customer Success Manager|Customs Broker|Dance Instructor|Dancer|Data Analyst
Data Architect|Data Center Technician|Data Engineer|Data Entry Clerk|Data Scientist|Data Steward
Database Administrator|Dealership Manager|Deckhand|Delivery Driver|Demand Planner|Dental Assistant|Dental Hygienist
Dentist|Design Engineer|Design Manager|Detailer|Detective|DevOps Engineer|Diesel Mechanic|Dietitian
Digital Marketing Specialist|Digital Media Specialist|Dispatcher|Diversity Officer|Drone Pilot|Drywall Installer
E-commerce Manager|Economist|Editor|Education Consultant|EHS Manager|Electrical Engineer|Electrician
Electronics Engineer|Elementary School Teacher|Elevator Mechanic|Email Marketing Specialist
Embedded Software Engineer|Emergency Dispatcher|Emergency Manager|Employee Relations Specialist|Energy Engineer
Engagement Manager|Engineering Manager|Engineering Technician|English Teacher|Entrepreneur|Environmental Consultant
Environmental Engineer|Environmental Scientist|Equipment Operator (farm)|Escalation Specialist|Estimator
Event Marketing Manager|Event Planner|Executive Assistant|Executive Chef|Exercise Physiologist|Exhibit Designer
Export Manager|Facilities Manager|Farm Manager|Farm Worker|Farmer|Fashion Buyer|Fashion Designer
Fashion Merchandiser|Fashion Model|Fashion Stylist|Field Engineer|Film Director|Finance Assistant|Finance Manager
Financial Advisor|Financial Analyst|Financial Consultant (advisory)|Financial Controller|Financial Examiner
Fire Inspector|Firefighter|Fisheries Technician|Fitness Instructor|Fitness Manager|Fleet Manager|Flight Attendant
Flight Dispatcher|Flight Instructor|Flooring Installer|Florist|Food Production Worker|Food Runner|Food Scientist
Foreclosure Specialist|Foreman|Forensic Accountant|Forensic Scientist|Forester|Forklift Operator|Franchise Manager
Freight Forwarder|Front Desk Agent|Frontend Engineer|Full Stack Developer|Fund Accountant|Fundraiser
Furniture Designer|Furniture Maker|Gallery Manager|Game Developer|Garment Quality Controller|General Manager
Geneticist|Geologist|GIS Analyst|Glazier|Government Contracts Manager|Government Officer|Grant Writer|Grants Manager
Graphic Designer|Growth Manager|Hairdresser|Healthcare Administrator|Healthcare Consultant|Heavy Equipment Operator
Help Desk Representative|High School Teacher|History Teacher|Home Health Aide|Home Inspector|Horticulturist
Hospice Nurse|Hospitality Manager|Hotel Manager|Housekeeper|Housing Officer|HR Assistant|HR Business Partner
HRIS Analyst|Human Resources Generalist|Human Resources Manager|HVAC Engineer|HVAC Technician|Illustrator
Immigration Lawyer|Independent Consultant|Industrial Designer|Infection Preventionist|Information Security Analyst
Inside Sales Representative|Instructional Designer|Insulation Worker|Insurance Agent|Insurance Appraiser
Insurance Customer Service Representative|Insurance Manager|Insurance Verification Specialist|Intelligence Analyst
Interior Designer|Inventory Specialist|Investment Analyst|Investment Banker|Investor Relations Manager|iOS Developer
Ironworker|IT Auditor|IT Consultant|IT Manager|IT Project Manager|IT Specialist|IT Support Specialist|Java Developer
Jewelry Designer|Journalist|Judge|Key Holder|Kitchen Helper|Kitchen Manager|Laboratory Manager|Laboratory Technician
Land Agent|Land Surveyor|Landscape Architect|Landscaper|Laundry Worker|Law Clerk|Lawyer|Lean Manager
Leasing Consultant|Leasing Director|Legal Analyst|Legal Secretary|Librarian|Licensed Practical Nurse|Lifeguard
Lighting Designer|Livestock Manager|Loan Officer|Loan Processor|Logistics Coordinator|Logistics Manager
Loss Control Consultant|Loss Prevention Officer|Machine Learning Engineer|Machine Operator|Machinist|Mailroom Clerk
Maintenance Technician|Makeup Artist|Management Accountant|Management Consultant|Manufacturing Engineer
Marine Engineer|Market Research Analyst|Marketing Consultant|Marketing Coordinator|Marketing Manager
Martial Arts Instructor|Mason|Massage Therapist|Materials Engineer|Materials Scientist|Math Teacher|Mathematician
Mechanical Engineer|Media Manager|Media Relations Manager|Mediator|Medical Assistant|Medical Coder
Medical Laboratory Technician|Medical Records Technician|Medical Sales Representative|Medical Secretary
Medical Transcriptionist|Member Services Representative|Membership Consultant|Mental Health Counselor|Merchandiser
Meteorologist|Microbiologist|Midwife|Military Officer|Millwright|Mining Engineer|Mobile Developer
Monitoring and Evaluation Officer|Mortgage Broker|Mortgage Closer|Mortgage Underwriter|Motorcycle Technician|Mover
Multimedia Designer|Museum Educator|Music Director|Music Teacher|Musician|Nail Technician|Network Engineer
Nonprofit Manager|Nuclear Engineer|Nurse Manager|Nurse Practitioner|Nursing Assistant|Nutrition Coach
Occupational Therapist|Office Manager|Operations Assistant|Operations Consultant|Operations Manager|Optometrist
Order Processor|Organizational Development Specialist|Outside Sales Representative|Packaging Designer
Packaging Operator|Painter (construction)|Paralegal|Paramedic|Partnership Manager|Parts Manager|Pastry Chef
Patent Attorney|Pattern Maker|Payments Analyst|Payroll Specialist|Personal Banker|Personal Trainer|Personnel Manager
Pest Control Technician|Petroleum Engineer|Pharmacist|Pharmacologist|Pharmacy Technician|Phlebotomist|Photographer
PHP Developer|Physical Education Teacher|Physical Therapist|Physician|Physician Assistant|Physicist|Pilot|Plumber
Podcast Producer|Police Officer|Policy Analyst|Policy Analyst (insurance)|Portfolio Manager|Postal Worker
Postdoctoral Fellow|Postdoctoral Researcher (education)|Preschool Teacher|Press Secretary|Principal|Printer Operator
Privacy Officer|Private Chef|Probation Officer|Process Associate|Process Development Scientist|Process Technician
Producer|Product Manager|Production Coordinator (apparel)|Production Manager|Production Planner
Production Supervisor|Professional Athlete|Professor|Program Assistant|Project Engineer|Project Manager
Project Manager (construction)|Proofreader|Property Manager|Props Master|Psychiatrist|Psychologist
Public Affairs Officer|Public Defender|Public Health Specialist|Public Relations Manager|Public Relations Specialist
Publisher|Purchasing Manager|Python Developer|QA Engineer|Quality Analyst (contact center)|Quality Control Analyst
Quality Engineer|Quality Inspector|Quantitative Analyst|Quantity Surveyor|Radiologic Technologist|Ramp Agent
Real Estate Agent|Real Estate Analyst|Real Estate Appraiser|Real Estate Assistant|Real Estate Developer|Receptionist
Records Manager|Recreation Coordinator|Recruiter|Registered Nurse|Regulatory Affairs Specialist|Reinsurance Analyst
Relationship Manager|Release Engineer|Research Analyst|Research Scientist|Research Scientist (AI)|Reservations Agent
Respiratory Therapist|Restaurant Manager|Retail Apparel Manager|Revenue Analyst|RF Engineer|Risk Analyst
Robotics Engineer|Roofer|Route Sales Representative|Ruby Developer|Safety Manager (site)|Sales Associate
Sales Coordinator|Sales Engineer|Sales Manager|Sales Representative|Sales Trainer|Salesforce Developer
SAP Consultant|Scheduler (construction)|Scheduling Coordinator|School Counselor|Science Teacher|Scrum Master
Secretary|Security Engineer|Security Manager|Security Officer|SEO Specialist|Service Advisor|Sewing Machine Operator
Sheet Metal Worker|Shipping Clerk|Shoe Designer|Showroom Manager|Site Engineer|Site Reliability Engineer
Social Media Manager|Social Worker|Software Architect|Software Engineer|Solar Installer|Solution Architect|Sommelier
Sound Engineer|Sous Chef|Spa Manager|Special Education Teacher|Speech Therapist|Sports Administrator|Sports Coach
Stage Manager|Statistician|Storage Engineer|Store Manager|Strategy Manager|Strength and Conditioning Coach
Structural Engineer|Subrogation Specialist|Substitute Teacher|Supply Chain Manager|Surgeon|Surgical Technologist
Switchboard Operator|Systems Administrator|Systems Analyst|Systems Engineer (hardware)|Systems Engineer (IT)|Tailor
Tattoo Artist|Tax Accountant|Taxi Driver|Teacher|Teaching Artist|Teaching Assistant|Technical Lead
Technical Support Representative|Technical Writer|Telecommunications Technician|Test Technician|Textile Technologist
Theatre Director|Tire Technician|Title Examiner|Tool and Die Maker|Tow Truck Driver|Trade Finance Officer
Trade Marketing Manager|Trader|Train Operator|Training Manager|Training Specialist (adult)|Translator|Travel Agent
Treasury Analyst|Truck Driver|Trust Officer|Tutor|Underwriter|Upholsterer|Urban Planner|UX Designer
Validation Engineer|Vehicle Inspector|Veterinarian|Veterinary Technician|Victim Advocate|Video Editor|Videographer
Virtual Assistant|Volunteer Coordinator|Waiter|Warehouse Manager|Warehouse Worker|Warranty Administrator
Web Designer|Web Developer|Welder|Wellness Coach|Winemaker|Workforce Analyst|Writer|Yoga Instructor
`
  .trim()
  .split(/[|\n]/)
