"""Names of skills that a job may want without listing them: tools, certificates and licences, with other spellings.

A skill ends with `;`, its spellings stand after `|`. A spelling with `=` is also a plain word or a short sign and
counts in running text only in exactly this case.
"""

SKILL_NAMES = """
Python|py|python3|python 3; JavaScript|js|ECMAScript|ES6; TypeScript|ts; Java|java 8|java 11|java 17; =C|C
programming|C language; C++|cpp|c plus plus|C++11; C#|c sharp|csharp; .NET|dotnet|dot net|.NET Core; =Go|Golang;
=Rust|Rust language; =Ruby; Ruby on Rails|=Rails|RoR; PHP|php7|php 8; Laravel; Symfony; CodeIgniter; Drupal;
Magento|Adobe Commerce; Kotlin; =Swift|SwiftUI; Objective-C; Scala; Perl; Haskell; Elixir; Erlang; Clojure; =Dart;
Flutter; Lua; =Groovy; Visual Basic|VB.NET|VB6|Visual Basic .NET; VBA|excel macros; COBOL; Fortran; Assembly
language|assembler language; Bash|shell scripting|shell script|bash scripting; PowerShell|power shell; HTML|HTML5;
CSS|CSS3; Sass|SCSS; Tailwind CSS|TailwindCSS; =Bootstrap|Bootstrap 4; =React|ReactJS|React.js; Redux;
Next.js|NextJS; Angular|AngularJS|Angular 2; Vue.js|VueJS|=Vue; Svelte; Node.js|NodeJS|=Node;
Express.js|ExpressJS; NestJS|Nest.js; jQuery; D3.js|D3; Three.js; React Native; Ionic; Xamarin;
=Electron|Electron.js; Webpack; =Vite|ViteJS; =Babel; npm; Django; =Flask; FastAPI|fast api; SQLAlchemy; =Celery;
=Spring|Spring Framework|Spring MVC; Spring Boot|springboot; =Hibernate|JPA; Maven|Apache Maven; Gradle;
JSP|JavaServer Pages; Java EE|J2EE|Jakarta EE; GraphQL; =REST|REST API|REST APIs|RESTful; =SOAP|SOAP web services;
gRPC; WebSockets; PostgreSQL|postgres|psql; MySQL; MariaDB; SQL Server|MSSQL|MS SQL|Microsoft SQL Server; Oracle
Database|Oracle DB|Oracle 11g|Oracle 12c; SQLite; MongoDB|mongo|mongo db; Redis; Cassandra|Apache Cassandra;
DynamoDB; Elasticsearch|elastic search|=ELK|ELK stack; Neo4j; Firebase; Supabase; PL/SQL|plsql;
T-SQL|tsql|Transact-SQL; SQL; NoSQL; Git; GitHub; GitLab; Bitbucket; Subversion|SVN; Jira; Confluence; RabbitMQ;
Apache Kafka|=Kafka|kafka; Protobuf|protocol buffers; Swagger|OpenAPI; Selenium|Selenium WebDriver; =Cypress;
=Playwright; =Jest; Pytest; JUnit; TestNG; =Cucumber; =Postman; JMeter|Apache JMeter; Appium; LoadRunner; Visual
Studio; VS Code|Visual Studio Code; IntelliJ IDEA|IntelliJ; =Eclipse; Xcode; Android Studio; Android SDK; SAP
ABAP|ABAP; Salesforce Apex|=Apex|Visualforce; OutSystems; SharePoint|share point; =Unity|Unity3D; Unreal
Engine|UE4|UE5; OpenGL; WebGL; OpenCV; =Qt; MATLAB; Certified ScrumMaster|CSM; ISTQB|ISTQB Foundation; Oracle
Certified Java Programmer|OCJP|OCPJP; =R|R programming|R language; =SAS|SAS Base; SPSS|IBM SPSS; Stata;
=Pandas|pandas; NumPy; SciPy; scikit-learn|sklearn; TensorFlow; PyTorch; =Keras; XGBoost; spaCy; NLTK; Hugging
Face|huggingface|Transformers library; LangChain; Jupyter|jupyter notebook; Apache Spark|=Spark|PySpark;
Hadoop|HDFS; =Hive|Apache Hive; Airflow|Apache Airflow; =dbt|data build tool; =Snowflake; BigQuery;
=Redshift|Amazon Redshift; Databricks; Tableau; Power BI|powerbi|Microsoft Power BI; Looker|Google Looker|Looker
Studio|Data Studio; Qlik|QlikView|Qlik Sense; SSIS; SSRS; =SSAS; Informatica|Informatica PowerCenter; Talend;
Alteryx; Crystal Reports; MicroStrategy; Cognos|IBM Cognos; Power Query; =DAX; KNIME; RapidMiner; MLflow;
Matplotlib; Plotly; Apache Flink|=Flink; Teradata; Fivetran; =Excel|Microsoft Excel|MS Excel|advanced excel;
Google Sheets; ETL|extract transform load|ELT; Weka; AWS|Amazon Web Services; Azure|Microsoft Azure; Google
Cloud|GCP|Google Cloud Platform; Docker|docker containers|containerization|containers with docker;
Kubernetes|K8s|AKS|GKE; Terraform|infrastructure as code|IaC; Ansible; =Puppet; Chef Infra|Opscode Chef; Jenkins;
GitHub Actions; GitLab CI; Azure DevOps|VSTS|Team Foundation Server; CI/CD|continuous integration|continuous
delivery|continuous deployment; =Helm; =Prometheus; Grafana; Datadog; Splunk; New Relic; Nagios; Zabbix;
Linux|GNU/Linux|Ubuntu|Debian; UNIX|Solaris|AIX; Windows Server|Windows Server 2016|Windows Server 2019; Active
Directory|=AD DS|Azure AD|Microsoft Entra; Group Policy|GPO; Exchange Server|Microsoft Exchange; Microsoft
365|Office 365|O365 administration|M365; Microsoft Intune|Intune; SCCM; VMware|vSphere|ESXi|VMware vSphere;
Hyper-V; Citrix|Citrix XenApp; Nginx; Apache HTTP Server|Apache web server|httpd; IIS; ServiceNow; BMC
Remedy|=Remedy; Cisco IOS|=Cisco|Cisco routers|Cisco switches; Palo Alto Networks|Palo Alto firewalls;
Fortinet|FortiGate; Wireshark; Nmap; Nessus; Metasploit; Burp Suite; CrowdStrike; Okta; macOS|Mac OS|OS X; Veeam;
NetApp; AWS Lambda|=Lambda|serverless; Amazon ECS|=ECS|=Fargate; Amazon RDS|=RDS; Amazon SQS|=SQS; Amazon
EKS|=EKS; Amazon S3|=S3; Amazon EC2|=EC2|EC2; OpenStack; CloudFormation; Jamf; CompTIA A+|=A+
certification|comptia a plus; CompTIA Network+|=Network+; CompTIA Security+|=Security+; CCNA; CCNP; CISSP; CISM;
CISA; CEH; MCSE|MCSA; AWS Certified Solutions Architect|AWS Solutions Architect|AWS certified; Azure Administrator
Associate|AZ-104|AZ-900; RHCE|RHCSA; CKA; ITIL Foundation|ITIL certified|ITIL certification; AutoCAD|Auto
CAD|AutoCAD 2D; SolidWorks|Solid Works; CATIA|CATIA V5; Creo|Pro/ENGINEER|Pro/E|PTC Creo; Siemens
NX|Unigraphics|NX CAD; Autodesk Inventor; Fusion 360; Revit|Autodesk Revit; Civil 3D|AutoCAD Civil 3D;
MicroStation|Bentley MicroStation; ANSYS; Abaqus; Simulink; LabVIEW; Altium Designer|Altium; OrCAD|Cadence OrCAD;
Eagle PCB; SPICE simulation|LTspice|PSpice; STAAD.Pro; ETABS; ArcGIS|Esri ArcGIS; QGIS; GIS; Oscilloscopes;
Multimeters|digital multimeter; Microcontrollers|Arduino|PIC microcontroller; Raspberry Pi; FPGA|FPGA design;
VHDL|Verilog; Aspen HYSYS|HYSYS|Aspen Plus; ETAP; Mathcad; HEC-RAS; AutoCAD Electrical|AutoCAD Elec; Primavera
P6|Primavera; Minitab; Teamcenter|PLM software; Professional Engineer licence|PE license|Professional
Engineer|P.E. license; Engineer in Training|EIT|FE exam; Procore; Bluebeam|Bluebeam Revu; PlanGrid; Navisworks;
BIM; Microsoft Project|MS Project; SketchUp; Sage 300 Construction|Timberline; Buildertrend; RSMeans; Total
stations|theodolite|laser level; Power tools|power tool operation|hand and power tools; Heavy equipment
operation|heavy machinery|heavy equipment; Excavator operation|excavators|backhoe; Crane operation|overhead
crane|crane operator; Scaffolding|scaffold erection; Concrete pumps; Skid steers; OSHA 30|OSHA 30-hour|30-hour
OSHA; OSHA 10|OSHA 10-hour|10-hour OSHA; Certified Construction Manager; LEED AP|LEED Green Associate; AWS
Certified Welder|certified welder|welding certification; EPA 608|EPA Section 608; CSCS card; NCCER
certification|NCCER; Journeyman electrician licence|journeyman electrician|licensed electrician|electrician
license; Master electrician licence|master electrician; Plumbing licence|licensed plumber|journeyman
plumber|plumbing license; General contractor licence|contractor license|licensed contractor; Crane operator
certification|NCCCO; Mastercam; Calipers|micrometers|measuring instruments|vernier caliper; ERP systems|ERP; =MES;
Fanuc controls|Fanuc; Allen-Bradley|RSLogix|Studio 5000|Rockwell Automation; Siemens TIA Portal|Siemens S7|Step 7;
Hydraulics|hydraulic systems|hydraulic presses; Pneumatics|pneumatic systems; Forklift operation|forklift|forklift
operator|fork lift; Pallet jacks; Infor; Epicor; =CMMS|Maximo|IBM Maximo; Certified Quality Engineer|CQE|ASQ
certification; Forklift certification|forklift license|forklift licence; Certified Production Technician;
CPIM|APICS CPIM|APICS; Diagnostic scanners|OBD-II|OBD2|scan tools; CDK Global|CDK Drive|ADP dealer system;
Reynolds and Reynolds; Mitchell 1|Mitchell Estimating; CCC ONE; ALLDATA; Snap-on scanners|Snap-on tools; Vehicle
lifts|hydraulic lifts; Torque wrenches; =CANoe|CAN bus|CANalyzer; ASE certification|ASE certified|ASE Master
Technician|ASE; I-CAR certification|I-CAR; EPA 609|EPA Section 609; Manufacturer technician training; State
inspection licence|state inspector license|inspection license; Driver's licence|driver's license|drivers
license|driving licence; Paint booths; Tire changers|wheel balancer; Brake lathes; FAA A&P licence|A&P
license|Airframe and Powerplant|A&P mechanic; Inspection Authorization|FAA IA; Commercial pilot licence; Airline
transport pilot licence|ATP certificate|airline transport pilot|ATPL; Private pilot licence|private pilot license;
Certified flight instructor|CFI|CFII; Instrument rating; Type rating|B737 type rating|A320 type rating; FAA Part
107|Part 107; Aircraft dispatcher certificate; FCC GROL|FCC license; Class 1 medical|first class medical|FAA
medical certificate; EASA Part-66 licence|EASA Part 66|EASA B1; Flight simulators; Jeppesen
charts|Jeppesen|ForeFlight; Garmin avionics|Garmin G1000; Tugs and belt loaders|belt loader; Warehouse management
systems|WMS|Manhattan WMS|RedPrairie; Transportation management systems|TMS|=TMS; RF scanners|barcode
scanners|barcode scanning; SAP MM; SAP WM|SAP EWM; SAP Ariba|Ariba; Coupa; Oracle SCM; EDI; GPS navigation|GPS
tracking; ShipStation; UPS WorldShip|FedEx Ship Manager; Cherry pickers; Box trucks; Truck-mounted scales;
Samsara; CDL Class A|CDL A|Class A CDL|CDL; CDL Class B|Class B CDL; HazMat endorsement|hazmat endorsed; TWIC
card|TWIC; Customs broker licence|customs broker license; CSCP; CPSM|CPM purchasing; CLTD; IATA DGR certificate;
John Deere equipment; Chainsaw operation|chainsaw; Combine harvesters|combine operation; Sprayers|boom sprayer;
Milking machines; Drones for crop monitoring|crop scouting|field scouting; Soil moisture sensors; ATV operation;
GPS guidance|auto-steer; Pesticide applicator licence|pesticide license; Certified Crop Adviser|Certified Crop
Advisor; ISA Certified Arborist|certified arborist; =Epic|Epic EHR|Epic EMR|EpicCare; Cerner|Cerner
Millennium|Oracle Health; Meditech; Allscripts; eClinicalWorks; Athenahealth|athenaNet; NextGen Healthcare|NextGen
EHR; Electronic health records|EHR|EMR; Pyxis|Omnicell; =PACS; Dentrix|Eaglesoft; =Kronos|UKG; PointClickCare;
Infusion pumps|IV pumps; Defibrillators|AED use; Medisoft; BLS|Basic Life Support|BLS certified|BLS certification;
=ACLS; =PALS; NRP; TNCC; CCRN; CEN; CPR certification|CPR|CPR certified|CPR/AED; First aid|first aid
certified|first aid certificate; Certified Medical Assistant; Certified Professional Coder|CPC|AAPC; Registered
Health Information Technician|RHIT; Certified Phlebotomy Technician; NIHSS|NIH stroke scale; RN licence|RN
license|multistate license|nurse licensure compact; LPN licence|LPN license|LVN license|NCLEX-PN; CNA
certification|certified nurse aide|CNA certified; Pharmacy technician licence|CPhT; Pharmacist licence|registered
pharmacist|pharmacist license|RPh; Medical licence|medical license; DEA registration|DEA license; Physical
therapist licence|PT license; Licensed clinical social worker|LCSW|LMSW; Radiologic technologist
registration|ARRT|ARRT registered; Dental hygienist licence|RDH; Licensed professional counselor|LPC|LMHC; Nurse
practitioner licence|APRN|FNP-C; Nursing degree|BSN|ADN nursing; Mindbody|MINDBODY Online; Free weights|cardio
machines|cardio equipment; TRX|TRX suspension training; Heart rate monitors; MyFitnessPal; Trainerize; ACE
certification|ACE certified|ACE personal trainer; NASM CPT|NASM|NASM certified; ACSM certification|ACSM; NSCA
CSCS|NSCA|NSCA-CPT; Certified personal trainer|CPT certified; ISSA certification|ISSA; AFAA certification|AFAA;
Yoga Alliance RYT|RYT 200|200-hour yoga teacher; Lifeguard certification|Red Cross lifeguard|certified lifeguard;
Water Safety Instructor|WSI; Precision Nutrition certification|PN1; Les Mills certification|Les Mills; Massage
therapy licence|LMT|massage license; Certified Athletic Trainer|ATC certified|BOC certified; Google Classroom;
Canvas LMS|=Canvas; Blackboard Learn|=Blackboard|Blackboard LMS; Moodle; Learning management systems|LMS;
PowerSchool; Smart Boards|smartboard|interactive whiteboard; Kahoot; =Zoom|Zoom meetings; Infinite Campus;
Schoology; Turnitin; Articulate Storyline|Articulate 360; Adobe Captivate|=Captivate; ClassDojo; TEFL
certificate|TEFL|TESOL|CELTA; Child Development Associate|CDA credential; Board Certified Behavior
Analyst|BCBA|RBT; Praxis exams|Praxis|Praxis II; Teaching licence|teaching license|teaching certificate|teacher
certification; Principal licence|principal certification; Substitute teaching permit; Westlaw;
LexisNexis|Lexis|Lexis Nexis; =PACER; =Clio; =Relativity|kCura Relativity; =Concordance|Summation; iManage;
CaseMap; DocuSign; Practical Law; Elite 3E; Time Matters; Bar admission|admitted to the bar|bar license|state bar;
Notary public|notary|commissioned notary; Solicitor qualification|qualified solicitor|Legal Practice Course;
Patent bar registration|USPTO registration; Certified Paralegal|paralegal certificate|paralegal
certification|NALA; CIPP; Certified Compliance and Ethics Professional|CCEP; EMT certification|EMT|EMT-B|NREMT;
Paramedic licence|paramedic license|licensed paramedic|EMT-P; Two-way radios|radio communication; Computer-aided
dispatch|CAD dispatch; Breathing apparatus|SCBA; Metal detectors; NCIC; Body-worn cameras; Taser|TASER certified;
Police records systems|RMS police; FEMA ICS certification|FEMA ICS|ICS-100|Incident Command System; Firefighter I
and II|Firefighter I|Firefighter II; POST certification|police academy; HAZWOPER|HAZWOPER 40; Emergency medical
dispatcher|EMD certification; Crisis Prevention Institute certification|CPI certified; Security guard
licence|guard card|security guard license|security license; Firearms licence|concealed carry permit|armed guard
license|firearms license; Security clearance|secret clearance|top secret clearance|TS/SCI; Bloomberg
Terminal|=Bloomberg; Capital IQ|S&P Capital IQ; FactSet; Morningstar Direct|Morningstar; Refinitiv Eikon|Thomson
Reuters Eikon; Adaptive Insights; Anaplan; =SAP|SAP ERP|SAP ECC|SAP R/3; SAP S/4HANA|S/4HANA|SAP HANA;
=Oracle|Oracle ERP|Oracle Fusion; Kyriba; Murex; Charles River IMS; CFA|CFA charterholder|CFA Level; FRM|Financial
Risk Manager; CFP; Series 7|Series 7 license; Series 63|Series 66|Series 65; Series 6; CAIA; FMVA;
QuickBooks|quick books|QuickBooks Online|QBO; Xero; =Sage|Sage 50|Sage Intacct|Peachtree; NetSuite|Oracle
NetSuite; SAP FICO|SAP FI|SAP FI/CO; Microsoft Dynamics|Dynamics 365|Dynamics GP|Great Plains; Oracle
Financials|Oracle EBS|Oracle E-Business Suite; JD Edwards|JDE|J.D. Edwards; PeopleSoft; Hyperion|Oracle
Hyperion|Hyperion Essbase; BlackLine; Concur|SAP Concur; =Tally|Tally ERP|Tally Prime; FreshBooks; Bill.com;
Lacerte; ProSystem fx; TurboTax; Drake Tax; CaseWare; TeamMate; Yardi|Yardi Voyager; MYOB; Deltek; CPA; CMA;
Chartered Accountant|chartered accountancy; ACCA; CIA certification; Enrolled Agent; Certified Fraud Examiner|CFE;
Certified Bookkeeper; FIS banking|Fiserv|Jack Henry|FIS Profile; Temenos|T24|Temenos T24; Finacle|Finacle core
banking; =Encompass|Ellie Mae Encompass; Calyx Point; Flexcube; nCino; Actimize|NICE Actimize; Desktop
Underwriter|Loan Prospector; Cash counting machines|currency counter; =CAMS|ACAMS; NMLS registration|NMLS|MLO
license; Certified Treasury Professional|CTP; Certified Regulatory Compliance Manager|CRCM; Credit Risk
Certification; Guidewire|Guidewire ClaimCenter|PolicyCenter; Xactimate; Duck Creek; Applied Epic|AMS360|Vertafore;
Symbility; Insurity; =Facets|TriZetto Facets; Mitchell claims|Audatex; Property and casualty licence|P&C license;
Life and health licence|life and health license|life & health license|life insurance license; Adjuster
licence|adjuster license|claims adjuster license|licensed adjuster; Insurance producer licence|insurance license;
CPCU; Associate in Claims|AIC designation; CLU; Associate in Risk Management|ARM designation; Certified Insurance
Counselor; Workday; ADP|ADP Workforce Now|ADP Payroll; SAP SuccessFactors|SuccessFactors; Oracle HCM|Taleo|Oracle
Taleo; iCIMS; Greenhouse ATS|Lever ATS; BambooHR; Paychex|Paycom|Paylocity; Ultipro; LinkedIn Recruiter|LinkedIn
Talent; Applicant tracking systems|ATS|applicant tracking; HRIS|HRMS|HR information system; =Gusto; Indeed and job
boards|job boards|Monster.com|CareerBuilder; Ceridian Dayforce|Dayforce|Ceridian; E-Verify; Culture Amp; PHR;
SPHR; SHRM-CP|SHRM certification; SHRM-SCP; CIPD|CIPD Level 5|CIPD Level 7; Certified Compensation
Professional|WorldatWork CCP; CEBS; Certified Professional Coach|ICF certification|ICF coach;
Salesforce|Salesforce CRM|Salesforce.com|SFDC; HubSpot|HubSpot CRM; Zoho CRM|=Zoho|Pipedrive; LinkedIn Sales
Navigator|Sales Navigator; ZoomInfo; Outreach.io|Salesloft; =Gong; Shopify; WooCommerce; SAP CRM; Siebel|Siebel
CRM; Square POS|Shopify POS; CPQ|configure price quote; Act! CRM|=GoldMine|Goldmine CRM; Amazon Seller
Central|Seller Central|eBay selling; SugarCRM; Salesforce Administrator certification|Salesforce certified;
Certified Sales Professional; SPIN Selling|Sandler training|Challenger Sale|MEDDIC; Google Analytics|GA4; Google
Ads|Google AdWords|AdWords; Facebook Ads|Meta Ads|Facebook advertising|Ads Manager; Google Tag Manager;
Mailchimp|Constant Contact; Marketo; Pardot|ExactTarget; Hootsuite|Buffer social|Sprout Social; SEMrush|Ahrefs|Moz
SEO; WordPress|Wordpress CMS; Wix|Squarespace; =Canva; Google Search Console|Webmaster Tools; Hotjar; Optimizely;
Mixpanel|Amplitude analytics; Adobe Analytics|Omniture; Eloqua; Klaviyo; SurveyMonkey|Qualtrics; LinkedIn Ads;
TikTok|TikTok marketing|Instagram|Instagram marketing; Facebook|=Twitter|Pinterest|Snapchat; CMS; Nielsen data|IRI
data; Google Analytics certification|GAIQ; Google Ads certification; HubSpot certification|HubSpot Inbound;
Facebook Blueprint|Meta Blueprint; Pragmatic Marketing certification|Pragmatic certified; Professional Certified
Marketer; =Cision|Vocus; Meltwater; PR Newswire|Business Wire|wire services; Muck Rack; Raiser's
Edge|Blackbaud|Raisers Edge; AP Stylebook|AP style|Associated Press style; Burrelles; Eventbrite|Cvent; APR
accreditation; CFRE; CIPR qualification; Certified Meeting Professional|CMP certification; Adobe Premiere
Pro|Premiere Pro|Adobe Premiere; Final Cut Pro|Final Cut|FCP; Avid Media Composer|=Avid|Media Composer; Adobe
After Effects|After Effects; DaVinci Resolve; Pro Tools|ProTools; Adobe Audition|Audacity; Adobe
Lightroom|Lightroom; DSLR cameras|DSLR|video cameras; Teleprompters; OBS Studio|vMix|TriCaster; iNews|ENPS; Logic
Pro|Ableton Live|GarageBand; Chyron; YouTube|YouTube Studio|YouTube channel; Steadicam|gimbal; Soundboards|mixing
console|mixing boards; Adobe Acrobat|=Acrobat|PDF editing; Joomla; Adobe Certified Professional|Adobe Certified
Expert; Avid Certified User; Adobe Photoshop|Photoshop; Adobe Illustrator|Illustrator; Adobe InDesign|InDesign;
Adobe Creative Suite|=Adobe|Adobe Creative Cloud|Creative Suite; Figma; =Sketch|Sketch app; Adobe XD|InVision;
Axure|Balsamiq; CorelDRAW|Corel Draw; QuarkXPress|Quark Xpress; Autodesk Maya; 3ds Max|3D Studio Max|3dsmax;
=Blender; Cinema 4D|Cinema4D; ZBrush; =Rhino|Rhino 3D|Rhinoceros; V-Ray|Lumion|Enscape; ArchiCAD|Vectorworks;
=Procreate; Adobe Dreamweaver|Dreamweaver; Adobe Flash|=Flash; =Miro|Mural boards; KeyShot; Substance Painter;
Architect registration|registered architect|licensed architect|architect licence; NCIDQ|NCIDQ certification; Kiln
operation|kilns; Lighting consoles|ETC lighting console; =Finale|Sibelius; Airbrushes|airbrushing; Museum
collection software|PastPerfect|TMS Collections; Fly systems|stage rigging; Potter's wheels; Cosmetology
licence|cosmetology license|licensed cosmetologist|esthetician license; Gerber AccuMark|Gerber; Lectra|Lectra
Modaris; Optitex|CLO 3D|Browzwear; Industrial sewing machines|serger|overlock machine; Web PDM|FlexPLM|Centric
PLM; Kaledo|NedGraphics; Steamers and irons; Dress forms; ApparelMagic|Full Circle ERP; Opera PMS|=Opera|Fidelio;
Micros POS|=Micros|=MICROS; Toast POS; Aloha POS; OpenTable; Point of sale systems|POS|POS system|point of sale;
Combi ovens; Deep fryers; =Sabre|Sabre GDS; =Amadeus|Amadeus GDS; Galileo GDS|=Galileo; ChefTec; ServSafe|ServSafe
certified|ServSafe Manager|Serve Safe; Food handler card|food handler permit; Certified Executive Chef|CEC;
Certified Hotel Administrator; Sommelier certification|certified sommelier; Culinary diploma|Le Cordon Bleu
diploma; Zendesk; Freshdesk; Avaya|Avaya phones; Genesys; Five9; =Intercom; LiveChat|LivePerson; Verint|=NICE|NICE
inContact; Interactive voice response|IVR; Automatic call distributors|ACD system|auto dialer|predictive dialer;
Amazon Connect; RingCentral; TTY devices; Salesforce Service Cloud|Service Cloud; COPC certification|COPC; HDI
certification|HDI Support Center; Certified Customer Service Professional; PMP|PMP certified|PMP certification;
PRINCE2; CAPM; Lean Six Sigma Green Belt|Six Sigma Green Belt|green belt; Lean Six Sigma Black Belt|Six Sigma
Black Belt|black belt; CBAP; Prosci certification|Prosci|ADKAR; Management consulting certificate; Microsoft
PowerPoint|=PowerPoint|MS PowerPoint|PowerPoint; Microsoft Visio|=Visio|MS Visio|Visio; Smartsheet;
=Asana|Trello|Monday.com; Lucidchart; Power Apps|Power Automate|Power Platform|PowerApps; Aris|=ARIS; Certified
Business Development Expert; Association of Proposal Management Professionals certification|APMP; MLS; AppFolio;
RealPage|OneSite; CoStar|LoopNet; Argus Enterprise|ARGUS software; Zillow|Trulia; Dotloop; Entrata; MRI Software;
Buildium; Real estate licence|real estate license|licensed realtor|realtor license; Real estate broker
licence|broker's license|broker license; Appraiser licence|certified appraiser|licensed appraiser|appraiser
license; Certified Property Manager|CPM designation; CCIM; Accredited Residential Manager; National Apartment
Leasing Professional|CAM certification; Laboratory information management systems|=LIMS; GraphPad Prism|=Prism;
ImageJ; Pipettes|pipetting; Centrifuges; ChemDraw; Electronic lab notebooks|lab notebooks|ELN; =ENVI|ERDAS
Imagine; NVivo|ATLAS.ti; EndNote|Mendeley|Zotero; =LaTeX; =JMP; pH meters|spectrophotometer; Medical Laboratory
Scientist certification|ASCP certified; Certified Clinical Research Coordinator|CCRC|CCRP; IACUC training; CITI
training|CITI certification; Hazardous waste certification|RCRA certification; Microsoft Office|MS Office|Office
Suite|Microsoft Office Suite; Microsoft Word|=Word|MS Word; Microsoft Outlook|=Outlook|MS Outlook; Microsoft
Access|MS Access|=Access database; Microsoft Teams|MS Teams|=Teams; Microsoft OneNote|OneNote; Microsoft
Publisher|MS Publisher; Google Workspace|G Suite|Google Docs|Google Drive; =Slack; Lotus Notes|IBM Notes;
Calendly|Doodle scheduling; Dropbox|Box.com; Microsoft Windows|=Windows|Windows 10|Windows 7; =Notion;
Webex|GoToMeeting|Skype for Business; Fax machines|copiers|office machines|office equipment; WordPerfect; 10-key
calculators|10-key|ten key|10 key by touch; Airtable; QuickBase; Certified Administrative Professional|CAP
certification; MOS certification|MOS certified|MOS Excel; ECDL|ICDL;
Machine learning|=ML; Deep learning; Data science; =CI/CD|CI CD; Node.js|node js;
Phlebotomy; Venipuncture; Welding; Forklift
"""
