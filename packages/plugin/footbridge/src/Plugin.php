<?php

declare( strict_types=1 );

namespace Footbridge;

/** Starts the areas of the plugin. Boot, activation and deactivation. */
final class Plugin {
	/** The capability to clear the front end's whole cache and to write to staff there. A site may grant it to more roles. */
	public const CLEAR_ALL = 'footbridge_clear_all';

	/** What decides which addresses there are. Each hooks itself in with a static register(). */
	private const ADDRESSES = array(
		Model\TypeNames::class,
		Model\OtherTypes::class,
		Model\Types::class,
		Model\ThemeSupport::class,
		Model\Passwords::class,
		Model\RewriteRules::class,
	);

	/** The other areas, in the order in which they start. */
	private const AREAS = array(
		Dependencies::class,
		Versions\FaustGuard::class,
		Versions\SiteHealth::class,
		Model\OptionsPages::class,
		Model\FieldGroups::class,
		Model\FieldGroupNames::class,
		Model\FieldGroupCopies::class,
		Model\Uploads::class,
		Texts\Texts::class,
		Brands\Brands::class,
		Blocks\Blocks::class,
		Blocks\OwnBlocks::class,
		Blocks\Markers::class,
		Blocks\Editor::class,
		Blocks\Patterns::class,
		Preview\Panel::class,
		Preview\Sources::class,
		Preview\Guest::class,
		Preview\Overlay::class,
		Preview\Routes::class,
		Preview\BlockRoute::class,
		Preview\LinksPage::class,
		Settings\Page::class,
		Settings\Actions::class,
		Settings\Form::class,
		Webhook\Webhooks::class,
		Leads\LeadsPage::class,
		Resolve\Resolve::class,
		Navigation\Navigation::class,
		Seo\Indexing::class,
		Toolbar::class,
		Setup\Command::class,
		Adoption\Inventory::class,
	);

	/** Hooks the plugin into WordPress. */
	public static function boot( string $file ): void {
		register_activation_hook( $file, array( self::class, 'activate' ) );
		register_deactivation_hook( $file, array( self::class, 'deactivate' ) );
		add_action( 'plugins_loaded', array( Versions\FaustGuard::class, 'close' ), PHP_INT_MIN );
		add_action( 'plugins_loaded', array( Resolve\Resolve::class, 'start' ), PHP_INT_MIN );
		add_action( 'plugins_loaded', array( Adoption\OwnPage::class, 'start' ), PHP_INT_MIN );
		// After the other plugins have started, so that their definitions can be checked.
		add_action( 'plugins_loaded', array( self::class, 'start' ), 20 );
	}

	/** Starts every area. While an address is resolved, only what decides which addresses there are. */
	public static function start(): void {
		foreach ( array_merge( self::ADDRESSES, Resolve\Resolve::is_running() ? array() : self::AREAS ) as $area ) {
			$area::register();
		}
	}

	/** On activation. WordPress loads the plugin after plugins_loaded then, so the areas have not started yet. */
	public static function activate(): void {
		self::start();
		// A site without that role grants the capability itself; uninstall.php removes it from every role.
		$role = get_role( 'administrator' );
		if ( $role instanceof \WP_Role ) {
			$role->add_cap( self::CLEAR_ALL );
		}
		/** Fires when the plugin is activated, with every area registered. */
		do_action( 'footbridge_activate' );
	}

	/** On deactivation. Each site of a network has its own rules and events. */
	public static function deactivate( $network_wide = false ): void {
		if ( true !== $network_wide || ! is_multisite() ) {
			self::leave();
			return;
		}
		foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
			switch_to_blog( (int) $site->blog_id );
			self::leave();
			restore_current_blog();
		}
	}

	private static function leave(): void {
		/** Fires when the plugin is deactivated, on each site where it was active. */
		do_action( 'footbridge_deactivate' );
	}
}
