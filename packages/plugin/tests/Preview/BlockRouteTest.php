<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\BlockRoute;
use Footbridge\Preview\Token;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** The route of one block's preview: who may use it, and on whose behalf WordPress renders. */
final class BlockRouteTest extends TestCase {
	private const SECRET = 'ssssssssssssssssssssssssssssssss';
	private const SITE   = 'https://site.example';
	private const SCRIPT = '<p>a</p><script>1</script>';

	protected function setUp(): void {
		WordPress::$user    = 7;
		WordPress::$options = array(
			'footbridge_settings' => array( 'secret' => self::SECRET, 'front_end' => self::SITE ),
			'rights'              => array( array( 3, 'edit_post', 2 ), array( 4, 'edit_post', 2 ), array( 4, 'unfiltered_html' ), array( 3, 'edit_post', 5 ) ),
		);
		WordPress::$posts   = array(
			2 => new WP_Post( array( 'ID' => 2, 'post_type' => 'page', 'post_status' => 'draft' ) ),
			5 => new WP_Post( array( 'ID' => 5, 'post_type' => 'page', 'post_status' => 'trash' ) ),
			9 => new WP_Post( array( 'ID' => 9, 'post_type' => 'page', 'post_status' => 'draft' ) ),
		);
	}

	private static function token( int $post = 2, int $user = 3, int $seconds = 600, string $share = '' ): string {
		return ( new Token( $post, $user, self::SITE, time() + $seconds, $share ) )->sign( self::SECRET );
	}

	/** Renders a block with a token, and returns its HTML. */
	private static function rendered( string $content, int $user = 3 ): string {
		$_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] = self::token( 2, $user );
		return BlockRoute::answer( new WP_REST_Request( array( 'content' => $content ) ) )->get_data()['html'];
	}

	public function test_the_token_of_an_editors_panel_is_enough(): void {
		WordPress::$user                    = 0;
		$_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] = self::token();
		self::assertTrue( BlockRoute::permission() );
	}

	public static function refused(): array {
		return array(
			'no token'                     => array( null ),
			'of a share link'              => array( self::token( 2, 3, 600, '0123456789abcdef' ) ),
			'of a post of somebody else'   => array( self::token( 9 ) ),
			'of a user without the right'  => array( self::token( 2, 6 ) ),
			'of a post that is in the trash' => array( self::token( 5 ) ),
		);
	}

	/** @dataProvider refused */
	public function test_no_other_token_is( ?string $token ): void {
		if ( null !== $token ) {
			$_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] = $token;
		}
		$answer = BlockRoute::permission();
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 403, $answer->data['status'] );
	}

	public function test_the_block_is_rendered_for_a_visitor_in_its_post(): void {
		add_filter( 'the_content', static fn( $text ) => $text . WordPress::$user . ' ' . WordPress::$edited );
		self::assertSame( '<p>a</p>0 2', self::rendered( '<p>a</p>' ) );
	}

	public function test_scripts_are_of_those_who_may_write_them(): void {
		self::assertSame( '<p>a</p>', self::rendered( self::SCRIPT, 3 ) );
		self::assertSame( self::SCRIPT, self::rendered( self::SCRIPT, 4 ) );
		// Whoever is signed in: the token's user counts.
		WordPress::$capabilities = array( 'unfiltered_html' );
		self::assertSame( '<p>a</p>', self::rendered( self::SCRIPT, 3 ) );
	}

	public function test_a_body_has_a_limit(): void {
		BlockRoute::register();
		do_action( 'rest_api_init' );
		list( $space, $path, $route ) = WordPress::$calls['register_rest_route'][0];
		self::assertSame( array( 'footbridge/v1', '/preview/block', 'POST' ), array( $space, $path, $route['methods'] ) );
		self::assertSame( 262144, $route['args']['content']['maxLength'] );
	}
}
