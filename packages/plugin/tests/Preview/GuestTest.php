<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Model\Passwords;
use Footbridge\Preview\Guest;
use Footbridge\Preview\Overlay;
use Footbridge\Preview\Token;
use Footbridge\Preview\Unsaved;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_User;
use WP_User_Query;

/** A GraphQL request with a token: what its reader sees, and what stays hidden. */
final class GuestTest extends TestCase {
	private const TEXTS = array( 'post_title' => 'Saved', 'post_content' => 'Text', 'post_excerpt' => '', 'post_modified_gmt' => '2026-11-25 08:00:00' );

	protected function setUp(): void {
		WordPress::$capabilities = array( 'edit_post' );
		WordPress::$options      = array(
			'footbridge_settings' => array( 'secret' => str_repeat( 's', 32 ), 'front_end' => 'https://site.example' ),
			'rights'              => array( array( 3, 'edit_post', 2 ), array( 3, 'edit_post', 4 ) ),
			'meta'                => array( 12 => array() ),
		);
		WordPress::$posts        = array(
			2  => new WP_Post( array( 'ID' => 2, 'post_type' => 'page', 'post_status' => 'draft', 'post_name' => 'about', 'post_author' => 5, 'post_password' => 'secret' ) + self::TEXTS ),
			4  => new WP_Post( array( 'ID' => 4, 'post_status' => 'draft', 'post_author' => 6, 'post_password' => 'secret' ) + self::TEXTS ),
			9  => new WP_Post( array( 'ID' => 9, 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => 2 ) ),
			12 => new WP_Post( array( 'ID' => 12, 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => 2, 'post_author' => 7 ) + self::TEXTS ),
		);
	}

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_X_GRAPHQL_PREVIEW'], $_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] );
		// Forgets the request.
		Guest::start();
	}

	/** Returns a token. */
	private static function token( int $post = 2, int $user = 3, string $share = '' ): string {
		return ( new Token( $post, $user, 'https://site.example', time() + 600, $share ) )->sign( str_repeat( 's', 32 ) );
	}

	/** Begins a GraphQL request, and returns the response's headers. */
	private function request( string $token, int $post = 2 ): array {
		$_SERVER['HTTP_X_GRAPHQL_PREVIEW']  = "database_id=$post";
		$_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] = $token;
		Guest::register();
		Overlay::register();
		do_action( 'init_graphql_request' );
		// WordPress's visitor has no capabilities.
		WordPress::$capabilities = 0 === WordPress::$user ? array() : WordPress::$capabilities;
		do_action( 'graphql_before_execute', null );
		return apply_filters( 'graphql_response_headers_to_send', array() );
	}

	private function visibility( int $post ): string {
		return apply_filters( 'graphql_object_visibility', 'private', 'PostObject', WordPress::$posts[ $post ] );
	}

	/** @dataProvider statuses */
	public function test_the_post_is_visible_in_any_status_but_the_trash_and_no_cache_stores_it( string $status, string $preview = 'none', string $visibility = 'public' ): void {
		WordPress::$posts[2]->post_status = $status;
		self::assertEquals( array( 'X-Footbridge-Preview' => $preview, 'Vary' => 'X-GraphQL-Preview', 'Cache-Control' => 'no-store, private' ), $this->request( self::token() ) );
		self::assertFalse( apply_filters( 'graphql_cache_is_object_cache_enabled', true ) );
		self::assertSame( $visibility, $this->visibility( 2 ) );
	}

	public function statuses(): array {
		return array( array( 'draft' ), array( 'auto-draft' ), array( 'pending' ), array( 'future' ), array( 'private' ), array( 'publish' ), array( 'trash', 'refused', 'private' ) );
	}

	public function test_the_request_is_one_of_a_visitor_whoever_sends_it(): void {
		$this->request( self::token() );
		self::assertSame( 0, WordPress::$user );
		WordPress::$user = 7;
		$this->request( 'x' );
		self::assertSame( 0, WordPress::$user );
	}

	public function test_other_posts_stay_hidden_and_files_of_the_post_do_not(): void {
		$this->request( self::token() );
		self::assertSame( array( 'private', 'private', 'public' ), array( $this->visibility( 4 ), $this->visibility( 12 ), $this->visibility( 9 ) ) );
	}

	public function test_unsaved_values_are_shown(): void {
		Unsaved::store( WordPress::$posts[2], array( 'post_title' => 'Unsaved' ), array( 'slug' => 'new', 'fields' => array( 'field_segment' => 'family' ) ) );
		self::assertSame( 'all', $this->request( self::token() )['X-Footbridge-Preview'] );
		self::assertSame( array( 'family' ), apply_filters( 'get_post_metadata', null, 2, 'segment' ) );
		self::assertSame( 'public', $this->visibility( 12 ) );
	}

	public function test_the_blocks_of_the_unsaved_content_are_numbered(): void {
		Unsaved::store( WordPress::$posts[2], array( 'post_content' => '<!-- wp:heading -->' ), array() );
		$this->request( self::token() );
		WordPress::$edited = 2;
		add_filter( 'the_content', static fn(): string => render_block( array( 'core/heading', '<h2>a</h2>' ) ), 9 );
		self::assertSame( '<h2 data-block="0">a</h2>', apply_filters( 'the_content', '<!-- wp:heading -->' ) );
		self::assertSame( '<h2>a</h2>', apply_filters( 'the_content', 'Text' ) );
	}

	public function test_the_author_has_the_public_fields(): void {
		$this->request( self::token() );
		$of = static fn( int $id ): string => apply_filters( 'graphql_object_visibility', 'private', 'UserObject', new WP_User( $id ) );
		self::assertSame( array( 'restricted', 'private', 'private' ), array( $of( 5 ), $of( 6 ), $of( 3 ) ) );
		$author = new WP_User_Query( array( 'include' => array( 5 ), 'has_published_posts' => true ) );
		$all    = new WP_User_Query( array( 'include' => array(), 'has_published_posts' => true ) );
		do_action( 'pre_get_users', $author );
		do_action( 'pre_get_users', $all );
		self::assertSame( array( false, true ), array( $author->query_vars['has_published_posts'], $all->query_vars['has_published_posts'] ) );
	}

	public function test_a_password_protected_post_shows_its_fields_and_not_its_password(): void {
		Passwords::register();
		$this->request( self::token() );
		$field = static fn( int $id ) => apply_filters( 'wpgraphql/acf/field_value', 'value', array(), null, $id );
		self::assertSame( array( 'value', null ), array( $field( 2 ), $field( 4 ) ) );
		self::assertNull( apply_filters( 'graphql_return_field_from_model', 'secret', 'password', 'PostObject', WordPress::$posts[2] ) );
		self::assertSame( 'Saved', apply_filters( 'graphql_return_field_from_model', 'Saved', 'titleRendered', 'PostObject', WordPress::$posts[2] ) );
	}

	public function test_the_schema_has_no_mutations(): void {
		$this->request( self::token() );
		$config = new class() {
			/** @var mixed */
			public $mutation = 'RootMutation';
			public function setMutation( $mutation ): self {
				$this->mutation = $mutation;
				return $this;
			}
		};
		self::assertNull( apply_filters( 'graphql_schema_config', $config )->mutation );
	}

	/** @dataProvider refused */
	public function test_a_token_that_is_not_valid_shows_nothing( string $token, int $post = 2 ): void {
		Unsaved::store( WordPress::$posts[2], array( 'post_title' => 'Unsaved' ), array( 'fields' => array( 'field_segment' => 'family' ) ) );
		$headers = $this->request( $token, $post );
		self::assertSame( array( 'refused', 'no-store, private' ), array( $headers['X-Footbridge-Preview'], $headers['Cache-Control'] ) );
		self::assertSame( array( 0, 'private', 'private' ), array( WordPress::$user, $this->visibility( 2 ), $this->visibility( 4 ) ) );
		self::assertNull( apply_filters( 'get_post_metadata', null, 2, 'segment' ) );
	}

	public function refused(): array {
		return array(
			'none'                    => array( '' ),
			'of another post'         => array( self::token( 4 ), 2 ),
			'for another post'        => array( self::token( 2 ), 4 ),
			'without a post'          => array( self::token( 999 ), 999 ),
			'of a user who may not'   => array( self::token( 2, 5 ) ),
			'of an unknown link'      => array( self::token( 2, 3, '0123456789abcdef' ) ),
		);
	}

	public function test_a_request_without_the_header_keeps_its_user(): void {
		Guest::register();
		do_action( 'init_graphql_request' );
		self::assertSame( 7, WordPress::$user );
	}
}
