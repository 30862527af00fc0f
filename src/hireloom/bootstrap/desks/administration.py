"""Running the product."""

from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.desks.providers import desk
from hireloom.bootstrap.desks.shared_parts import SharedParts
from hireloom.usecases.administration import AdminDesk
from hireloom.usecases.audit import AuditDesk
from hireloom.usecases.backups import BackupDesk
from hireloom.usecases.document_keys import DocumentKeyDesk
from hireloom.usecases.feedback import FeedbackDesk
from hireloom.usecases.housekeeping import HousekeepingDesk
from hireloom.usecases.idempotency import IdempotencyDesk
from hireloom.usecases.marketing import MarketingDesk
from hireloom.usecases.model_tests import ModelTestDesk
from hireloom.usecases.operations import OperationsDesk
from hireloom.usecases.webhooks import WebhookDesk

config = Adapters.config


class AdministrationArea(SharedParts):
    administration = desk(AdminDesk, interview_notices=SharedParts.interview_notices)
    audit = desk(AuditDesk)
    document_keys = desk(DocumentKeyDesk)
    backups = desk(BackupDesk)
    housekeeping = desk(HousekeepingDesk, retention=config.retention)
    idempotency = desk(IdempotencyDesk)
    webhooks = desk(WebhookDesk, notices=SharedParts.notices)
    marketing = desk(MarketingDesk, roles=config.marketers, shows_jobs=config.public_jobs)
    model_tests = desk(ModelTestDesk, models=Adapters.models)
    feedback = desk(FeedbackDesk)
    operations = desk(OperationsDesk, token=config.metrics_token)
