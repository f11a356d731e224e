<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Starts everything of the content model. */
final class Model {
	/** Hooks the content model into WordPress. */
	public static function register(): void {
		self::register_addresses();
		OptionsPages::register();
		FieldGroups::register();
		GraphqlNames::register();
		FieldGroupTypes::register();
		FieldGroupCopies::register();
		Uploads::register();
	}

	/** Hooks in what decides which addresses there are. */
	public static function register_addresses(): void {
		TypeNames::register();
		OtherTypes::register();
		PostTypes::register();
		Taxonomies::register();
		ThemeSupport::register();
		Passwords::register();
		RewriteRules::register();
	}
}
