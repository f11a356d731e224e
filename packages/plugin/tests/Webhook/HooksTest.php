<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Collector;
use Footbridge\Webhook\Comments;
use Footbridge\Webhook\Guard;
use Footbridge\Webhook\Key;
use Footbridge\Webhook\Menus;
use Footbridge\Webhook\Options;
use Footbridge\Webhook\Posts;
use Footbridge\Webhook\Purges;
use Footbridge\Webhook\Terms;
use Footbridge\Webhook\Users;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The hooks of WordPress and WPGraphQL Smart Cache, and the events that they cause. */
final class HooksTest extends TestCase {
	private Collector $collector;
	private Posts $posts;

	protected function setUp(): void {
		$this->collector    = new Collector();
		WordPress::$options = array( 'home' => 'https://cms.example.com', 'show_on_front' => 'posts' );
		WordPress::$posts   = array(
			2 => new \WP_Post( array( 'ID' => 2, 'post_type' => 'page', 'post_name' => 'about' ) ),
			5 => new \WP_Post( array( 'ID' => 5, 'post_type' => 'attachment', 'post_name' => 'picture' ) ),
			6 => new \WP_Post( array( 'ID' => 6, 'post_type' => 'nav_menu_item' ) ),
		);
		$this->posts = new Posts( $this->collector );
		$this->posts->register();
		( new Purges( $this->collector, $this->posts, new Terms( $this->collector ) ) )->register();
		( new Options( $this->collector ) )->register();
		( new Menus( $this->collector ) )->register();
		( new Comments( $this->collector ) )->register();
		( new Users( $this->collector ) )->register();
	}

	private function events(): array {
		$told = array();
		foreach ( $this->collector->take() as $event ) {
			$told[ $event['kind'] ] = array( 'keys' => $event['keys'], 'uris' => $event['uris'] );
		}
		return $told;
	}

	public function test_keys_of_what_nobody_compares_go_on_as_they_are(): void {
		do_action( 'graphql_purge', 'cG9zdDoy', 'post_UPDATE', 'cms.example.com/graphql' );
		do_action( 'graphql_purge', 'cG9zdDoy', 'of another plugin', 'cms.example.com/graphql' );
		do_action( 'graphql_purge', 'list:quiz', 'of another plugin', 'cms.example.com/graphql' );
		self::assertSame(
			array(
				'node' => array( 'keys' => array( 'cG9zdDoy' ), 'uris' => array() ),
				'list' => array( 'keys' => array( 'list:quiz' ), 'uris' => array() ),
			),
			$this->events()
		);
	}

	/** @dataProvider changes_of_an_seo_plugin */
	public function test_what_an_seo_plugin_stores_of_a_post_renews_its_page( string $hook, int $id, string $key = '' ): void {
		WordPress::$options['types'] = array( 'page' => (object) array( 'public' => true, 'publicly_queryable' => true ) );
		do_action( $hook, '' === $key ? $id : 1, $id, $key, 'x' );
		self::assertSame( array( $id ), array_keys( array_filter( array( 2 => $this->posts->has( 2 ) ) ) ) );
	}

	public static function changes_of_an_seo_plugin(): array {
		return array( array( 'updated_post_meta', 2, '_yoast_wpseo_title' ), array( 'added_post_meta', 2, '_seopress_robots_index' ), array( 'deleted_post_meta', 2, 'rank_math_robots' ), array( 'updated_post_meta', 2, '_genesis_noindex' ), array( 'aioseo_insert_post', 2 ) );
	}

	public function test_a_post_that_is_compared_is_left_to_the_comparison(): void {
		WordPress::$options['types'] = array( 'page' => (object) array( 'public' => true, 'publicly_queryable' => true ) );
		$this->posts->touch( 2 );
		do_action( 'graphql_purge', 'cG9zdDoy', 'post_UPDATE', 'cms.example.com/graphql' );
		do_action( 'graphql_purge', 'skipped:post', 'post_UPDATE', 'cms.example.com/graphql' );
		do_action( 'graphql_purge', 'list:page', 'post_CREATE', 'cms.example.com/graphql' );
		do_action( 'graphql_purge', Key::node( 'user', 1 ), 'post_updated', 'cms.example.com/graphql' );
		// A sign-in is no change of a user.
		do_action( 'graphql_purge', Key::node( 'user', 2 ), 'user_meta_updated', '' );
		do_action( 'graphql_purge', Key::node( 'user', 2 ), 'user_profile_updated', '' );
		do_action( 'graphql_purge', Key::node( 'term', 9 ), 'term_relationship_added', 'cms.example.com/graphql' );
		self::assertSame( array(), $this->events() );
	}

	/** @dataProvider kinds */
	public function test_a_fired_key_belongs_to_a_kind( string $key, string $kind ): void {
		do_action( 'graphql_purge', $key, 'of another plugin', '' );
		self::assertSame( array( $kind ), array_keys( $this->events() ) );
	}

	public function kinds(): array {
		return array(
			array( 'cG9zdDoxODcw', 'node' ),
			array( Key::node( 'post', 5 ), 'media' ),
			array( Key::node( 'post', 6 ), 'menu' ),
			array( Key::node( 'user', 2 ), 'user' ),
			array( Key::node( 'comment', 36 ), 'comment' ),
			array( Key::node( 'setting_group', 'reading' ), 'settings' ),
			array( Key::node( 'acf_options_page', 'site-options' ), 'options' ),
			array( 'list:post', 'list' ),
			array( 'list:menu', 'menu' ),
			array( 'list:menuitem', 'menu' ),
			array( 'skipped:post', 'node' ),
			array( 'skipped:setting_group', 'settings' ),
			array( 'graphql:Query', 'all' ),
			array( 'something of another plugin', 'node' ),
		);
	}

	public function test_settings_are_told_by_their_group(): void {
		do_action( 'updated_option', 'blogname', 'Old', 'New' );
		self::assertSame( array( 'list' => array( 'keys' => Key::nodes( 'setting_group', 'general' ), 'uris' => array() ) ), $this->events(), 'not every page shows it' );
		do_action( 'updated_option', 'timezone_string', 'Old', 'New' );
		self::assertSame( array( 'settings' => array( 'keys' => Key::nodes( 'setting_group', 'general' ), 'uris' => array() ) ), $this->events() );
	}

	public function test_options_that_show_nowhere_are_not_told(): void {
		foreach ( array( 'cron', '_transient_options_x', '_site_transient_update_core', 'rewrite_rules', 'footbridge_settings', 'optionset' ) as $name ) {
			do_action( 'updated_option', $name, 1, 2 );
		}
		self::assertSame( array(), $this->events() );
	}

	public function test_fields_of_an_options_page_are_told_by_its_key(): void {
		do_action( 'added_option', 'options_rules_0_source', '/old/' );
		do_action( 'updated_option', '_options_rules', 'field_1', 'field_2' );
		do_action( 'deleted_option', 'options_rules_1_source' );
		self::assertSame( array( 'options' => array( 'keys' => Key::nodes( 'acf_options_page', 'site-options' ), 'uris' => array() ) ), $this->events() );
	}

	/** @dataProvider changes_of_more_than_a_page */
	public function test_changes_of_all_addresses_and_of_everything( string $kind, string $hook, string $name ): void {
		do_action( $hook, $name, '2', '3' );
		self::assertSame( array( $kind ), array_keys( $this->events() ) );
	}

	public static function changes_of_more_than_a_page(): array {
		$rows = array();
		foreach ( array( 'permalink_structure', 'category_base', 'home', 'show_on_front', 'page_on_front', 'page_for_posts', 'wpseo_titles', 'rank-math-options-titles', 'seopress_titles_option_name', 'aioseo_options_dynamic', 'autodescription-site-settings', 'wpseo-premium-redirects-export-plain' ) as $option ) {
			$rows[ $option ] = array( 'permalinks', 'updated_option', $option );
		}
		foreach ( array( 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'acf/update_field_group' ) as $hook ) {
			$rows[ $hook ] = array( 'all', $hook, 'a-plugin/a-plugin.php' );
		}
		return $rows;
	}

	public function test_two_menus_that_change_places_are_both_told(): void {
		$old = array( 'nav_menu_locations' => array( 'primary' => 7, 'footer' => 8, 'social' => 9 ) );
		$new = array( 'nav_menu_locations' => array( 'primary' => 8, 'footer' => 7, 'social' => 9 ) );
		do_action( 'update_option_theme_mods_headless', $old, $new );
		self::assertSame( array_merge( array( 'list:menu' ), Key::nodes( 'term', 8, 7 ) ), $this->events()['menu']['keys'] );
	}

	public function test_a_menu_is_told_when_it_is_shown_somewhere(): void {
		WordPress::$options['object_terms'][6] = array( 7 );
		do_action( 'wp_update_nav_menu', 7 );
		do_action( 'save_post_nav_menu_item', 6 );
		self::assertSame( array(), $this->events() );
		WordPress::$options['menus'] = array( 'primary' => 7 );
		do_action( 'save_post_nav_menu_item', 6 );
		self::assertSame( array_merge( Key::nodes( 'term', 7 ), Key::nodes( 'post', 6 ) ), $this->events()['menu']['keys'] );
	}

	public function test_theme_settings_that_are_no_menu_are_not_told(): void {
		$menus = array( 'nav_menu_locations' => array( 'primary' => 7 ) );
		do_action( 'update_option_theme_mods_headless', $menus, array( 'nav_menu_locations' => array( 'primary' => '7' ), 'custom_logo' => 5 ) );
		self::assertSame( array(), $this->events() );
	}

	public function test_an_approved_comment_names_the_page_it_stands_on(): void {
		WordPress::$options['comments'][36] = new \WP_Comment( array( 'comment_ID' => '36', 'comment_post_ID' => '2' ) );
		do_action( 'wp_insert_comment', 36 );
		$told = $this->events()['comment'];
		self::assertSame( array_merge( array( 'list:comment' ), Key::nodes( 'comment', 36 ), Key::group( 'body', 'post', 2 ) ), $told['keys'] );
		self::assertSame( array( '/about/' ), $told['uris'] );
	}

	public function test_a_comment_that_waits_is_told_when_it_is_approved(): void {
		$comment                           = new \WP_Comment( array( 'comment_post_ID' => '2', 'comment_approved' => '0' ) );
		WordPress::$options['comments'][1] = $comment;
		do_action( 'wp_insert_comment', 1 );
		self::assertSame( array(), $this->events() );
		do_action( 'transition_comment_status', 'approved', 'unapproved', $comment );
		self::assertSame( array( 'comment' ), array_keys( $this->events() ) );
	}

	public function test_an_editors_note_shows_nowhere(): void {
		WordPress::$options['comments'][1] = new \WP_Comment( array( 'comment_post_ID' => '2', 'comment_type' => 'note' ) );
		do_action( 'wp_insert_comment', 1 );
		do_action( 'graphql_purge', 'list:comment', 'comment_approved', '' );
		do_action( 'graphql_purge', Key::node( 'comment', 1 ), 'comment_approved', '' );
		self::assertSame( array(), $this->events() );
	}

	/** @dataProvider changes_of_a_user */
	public function test_a_user_is_told_by_what_readers_see( array $keys, array $former ): void {
		$old = get_userdata( 2 );
		foreach ( $former as $name => $value ) {
			$old->$name = $value;
		}
		do_action( 'profile_update', 2, $old );
		self::assertSame( $keys, array_map( static fn( array $event ): array => $event['keys'], $this->events() ) );
	}

	public static function changes_of_a_user(): array {
		return array(
			'a name is shown by every page with its author'           => array( array( 'user' => Key::nodes( 'user', 2 ) ), array( 'display_name' => 'Jane' ) ),
			'another slug concerns lists that are filtered by it'     => array( array( 'user' => Key::nodes( 'user', 2 ), 'list' => array( 'terms:list:post' ) ), array( 'user_nicename' => 'jane' ) ),
			'a role shows nowhere'                                    => array( array(), array() ),
		);
	}

	public function test_a_first_name_is_of_the_profile_alone(): void {
		do_action( 'updated_user_meta', 1, 2, 'first_name' );
		self::assertSame( Key::group( 'body', 'user', 2 ), $this->events()['user']['keys'] );
	}

	public function test_a_fault_is_logged_and_what_is_filtered_passes(): void {
		$file   = (string) tempnam( sys_get_temp_dir(), 'log' );
		$former = (string) ini_set( 'error_log', $file );
		$filter = Guard::hook(
			static function (): void {
				throw new \TypeError( 'not so' );
			}
		);
		self::assertSame( 'value', $filter( 'value', 2 ) );
		ini_set( 'error_log', $former );
		self::assertMatchesRegularExpression( '/Footbridge: not so \(HooksTest\.php:\d+\)/', (string) file_get_contents( $file ) );
		unlink( $file );
	}
}
