"""Accounts, logging in and what protects both."""

from datetime import timedelta

from dependency_injector import providers

from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.desks.providers import desk, hourly, part
from hireloom.bootstrap.desks.shared_parts import SharedParts
from hireloom.domain.identity.limits import RateLimit
from hireloom.usecases.accounts import AccountDesk, LoginLimits
from hireloom.usecases.api_keys import ApiKeyDesk
from hireloom.usecases.codes import CodeDesk
from hireloom.usecases.company_confirmations import CompanyConfirmationDesk
from hireloom.usecases.company_login_checks import CompanyLoginCheck
from hireloom.usecases.company_login_settings import CompanyLoginSettingsDesk
from hireloom.usecases.company_logins import CompanyLoginDesk
from hireloom.usecases.email_changes import EmailChangeDesk
from hireloom.usecases.factor_changes import FactorChanges
from hireloom.usecases.factor_checks import FactorCheck
from hireloom.usecases.inactive_accounts import InactiveAccountDesk
from hireloom.usecases.passkey_checks import PasskeyCheck
from hireloom.usecases.passkey_logins import PasskeyLoginDesk
from hireloom.usecases.passkeys import PasskeyDesk
from hireloom.usecases.privacy import PrivacyDesk
from hireloom.usecases.registrations import RegistrationDesk
from hireloom.usecases.resets import ResetDesk
from hireloom.usecases.second_factors import SecondFactorDesk
from hireloom.usecases.second_steps import SecondStepDesk
from hireloom.usecases.security import SecurityDesk

MINUTE = timedelta(minutes=1)
config = Adapters.config


class IdentityArea(SharedParts):
    accounts = desk(
        AccountDesk,
        sessions=SharedParts.session_limits,
        limits=providers.Factory(
            LoginLimits,
            per_email=providers.Factory(RateLimit, "login:email", config.login_wrong_per_email, config.login_window),
            per_network=providers.Factory(
                RateLimit, "login:network", config.login_wrong_per_address, config.login_window
            ),
        ),
        leaked=Adapters.leaked_passwords,
        notices=SharedParts.notices,
    )
    codes_limit = hourly("codes:network", config.codes_per_address)
    codes = desk(CodeDesk, code_limits=config.code_limits, per_network=codes_limit)
    registration_limit = hourly("registrations", config.registrations_per_address)
    registrations = desk(RegistrationDesk, leaked=Adapters.leaked_passwords, codes=codes, limit=registration_limit)
    resets = desk(ResetDesk, leaked=Adapters.leaked_passwords, codes=codes, notices=SharedParts.notices)
    security = desk(
        SecurityDesk,
        leaked=Adapters.leaked_passwords,
        password_check=SharedParts.password_check,
        notices=SharedParts.notices,
    )
    factor_check = part(FactorCheck)
    passkey_check = part(PasskeyCheck)
    email_changes = desk(
        EmailChangeDesk, factor_check=factor_check, passkey_check=passkey_check, notices=SharedParts.notices
    )
    factor_changes = part(FactorChanges, notices=SharedParts.notices)
    second_steps = desk(
        SecondStepDesk, factor_check=factor_check, passkey_check=passkey_check, notices=SharedParts.notices
    )
    second_factors = desk(SecondFactorDesk, factor_changes=factor_changes)
    passkeys = desk(PasskeyDesk, passkey_check=passkey_check, factor_changes=factor_changes)
    passkey_logins = desk(
        PasskeyLoginDesk, sessions=SharedParts.session_limits, passkey_check=passkey_check, notices=SharedParts.notices
    )
    company_login_check = part(CompanyLoginCheck)
    company_logins = desk(
        CompanyLoginDesk,
        sessions=SharedParts.session_limits,
        notices=SharedParts.notices,
        company_login_check=company_login_check,
    )
    company_confirmations = desk(CompanyConfirmationDesk, company_login_check=company_login_check)
    company_login_settings = desk(CompanyLoginSettingsDesk, notices=SharedParts.notices)
    privacy = desk(
        PrivacyDesk, password_check=SharedParts.password_check, interview_notices=SharedParts.interview_notices
    )
    inactive_accounts = desk(
        InactiveAccountDesk,
        interview_notices=SharedParts.interview_notices,
        policy=config.inactivity_policy,
        is_made_up=Adapters.made_up,
    )
    api_keys = desk(
        ApiKeyDesk,
        notices=SharedParts.notices,
        limit=providers.Factory(RateLimit, "api", config.api_calls_per_minute, MINUTE),
    )
